//! Schedules loop bodies that the page describes. The result places the operations but gives no register numbers.

use schedule::{anneal, Annealing, Body};
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
pub struct Request {
    body: Body,
    annealing: Annealing,
}

/// A placement of a loop body. It is a schedule if `cost` is 0.
#[derive(Serialize)]
pub struct Placement {
    cost: f64,
    /// The cycle and the form of each operation.
    cycles: Vec<i32>,
    forms: Vec<usize>,
    /// The side of each value. 0: A, 1: B, 2: both.
    sides: Vec<u8>,
}

pub fn place(request: Request) -> Result<Placement, String> {
    let found = anneal(&request.body, request.annealing)?;
    Ok(Placement {
        cost: found.cost,
        cycles: found.cycles,
        forms: found.forms,
        sides: found.sides,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two operations on one unit. The second waits for the first.
    fn asked(interval: i32) -> Request {
        let form = r#"{"side":0,"units":1,"paths":0,"reads":0,"writes":0,"crossing":null}"#;
        let operation = |needs: &str| {
            format!(
                r#"{{"reads":[],"needs":[{needs}],"writes":[],"forms":[{form}],"cycle":null,"first_stage":false,
                "start":null,"from_end":null,"early":false,"easy":false}}"#
            )
        };
        let text = format!(
            r#"{{"body":{{"registers":[{{"any":16,"predicates":2}},{{"any":16,"predicates":3}}],"values":[],
            "operations":[{},{}],"dependences":[{{"source":0,"target":1,"latency":3,"distance":0,"crossing":null}}],
            "apart":[]}},"annealing":{{"interval":{interval},"stages":4,"moves":20000,"reheats":1,"seed":1,
            "start":0.6,"end":0.05,"seconds":1e9}}}}"#,
            operation(""),
            operation("")
        );
        serde_json::from_str(&text).expect("a request as the page makes it")
    }

    #[test]
    fn a_body_is_placed_where_its_units_suffice() {
        let found = place(asked(2)).expect("a consistent body");
        assert_eq!(found.cost, 0.0);
        let [first, second] = found.cycles[..] else {
            panic!("two operations")
        };
        assert!(second >= first + 3 && (second - first) % 2 == 1);
        assert!(place(asked(1)).expect("a consistent body").cost > 0.0);
    }

    #[test]
    fn a_body_of_nothing_is_refused() {
        let mut request = asked(1);
        request.body.operations.clear();
        request.body.dependences.clear();
        assert!(place(request).is_err());
    }
}
