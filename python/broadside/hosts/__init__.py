"""The cipher library on hosts: the results of the bench as tables, as a document, and grouped for charts."""
