"""The cipher library on hosts: results of the bench, as tables, a document and groups for charts."""
