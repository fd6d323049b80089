//! Longest paths through dependences.

/// Raises `times` until each arc `(from, to, cycles)` has `times[to] >= times[from] + cycles`.
///
/// `most` gives the latest time of a node. Larger times are cut to it, so the loop also ends if arcs form a circle of
/// positive length.
pub fn raise(times: &mut [i32], arcs: &[(usize, usize, i32)], most: impl Fn(usize) -> i32) {
    for _ in 0..times.len() {
        let mut changed = false;
        for &(from, to, cycles) in arcs {
            let reached = (times[from] + cycles).min(most(to));
            if reached > times[to] {
                times[to] = reached;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
}

/// Orders the nodes so that each arc leads to a later node. Nodes on circles are left out.
pub fn topological(nodes: usize, arcs: &[(usize, usize, i32)]) -> Vec<usize> {
    let mut waiting = vec![0; nodes];
    let mut after = vec![Vec::new(); nodes];
    for &(from, to, _) in arcs {
        after[from].push(to);
        waiting[to] += 1;
    }
    let mut ordered: Vec<usize> = (0..nodes).filter(|&node| waiting[node] == 0).collect();
    let mut next = 0;
    while next < ordered.len() {
        for &to in &after[ordered[next]] {
            waiting[to] -= 1;
            if waiting[to] == 0 {
                ordered.push(to);
            }
        }
        next += 1;
    }
    ordered
}

#[cfg(test)]
mod tests {
    use super::{raise, topological};

    const DIAMOND: [(usize, usize, i32); 4] = [(0, 1, 2), (0, 2, 5), (1, 3, 1), (2, 3, 1)];

    #[test]
    fn the_longest_path_counts() {
        let mut times = [0; 4];
        raise(&mut times, &DIAMOND, |_| 100);
        assert_eq!(times, [0, 2, 5, 6]);
        raise(&mut times, &[(3, 0, 1)], |_| 3);
        assert_eq!(times[0], 3);
    }

    #[test]
    fn the_order_follows_the_arcs_and_leaves_circles_out() {
        assert_eq!(topological(4, &DIAMOND), [0, 1, 2, 3]);
        assert_eq!(topological(3, &[(1, 2, 1), (2, 1, 1)]), [0]);
    }
}
