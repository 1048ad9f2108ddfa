// Queries on PostgreSQL's catalogue that list the contents of a database.

/** Tables of the current schema by name: `{ name, columns }`, without generated columns. */
export const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`

/** Sequences of columns: `{ table, column }`. */
export const COUNTERS = `
  SELECT t.relname AS "table", a.attname AS "column", s.oid::regclass::text AS sequence
  FROM pg_class s
    JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype IN ('a', 'i')
    JOIN pg_class t ON t.oid = d.refobjid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = d.refobjsubid
  WHERE s.relkind = 'S' AND s.relnamespace = current_schema()::regnamespace
  ORDER BY 1, 2`

export const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conparentid = 0`

/** Objects left in a schema after its tables are dropped, without those of extensions: `{ kind, name }`, for DROP. */
export const LEFTOVERS = `
  WITH things AS (
    SELECT 'TYPE' AS kind, oid::regtype::text AS name, 'pg_type'::regclass AS catalog, oid
    FROM pg_type WHERE typtype IN ('e', 'd') AND typnamespace = current_schema()::regnamespace
    UNION ALL
    SELECT 'COLLATION', quote_ident(collname), 'pg_collation'::regclass, oid
    FROM pg_collation WHERE collnamespace = current_schema()::regnamespace
    UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, 'pg_proc'::regclass, oid
    FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
  )
  SELECT kind, name FROM things t WHERE NOT EXISTS (
    SELECT 1 FROM pg_depend d WHERE d.classid = catalog AND d.objid = t.oid AND d.deptype = 'e')
  ORDER BY kind DESC, name`

/** Settings that make value formats independent of role and server configuration. */
export const PLAIN_VALUES = `
  SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
  SET TimeZone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 3; SET xmloption = 'content'`

export const quoteIdentifier = (name) => `"${name.replaceAll('"', '""')}"`

/** Formats a table with its columns for COPY. */
export const toCopyTarget = ({ name, columns }) =>
  `${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')})`
