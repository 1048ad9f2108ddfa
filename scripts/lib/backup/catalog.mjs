// What a database holds, asked of PostgreSQL's own catalogue.

/** Tables of the current schema, in order of name: `{ name, columns }`, without columns that the database works out. */
export const TABLES = `
  SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`

/** Counters of columns: `{ table, column }`. */
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

/** What is left of a schema when its tables are dropped, and is no extension's: `{ kind, name }`, as DROP takes it. */
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

/** How values are written, whatever the role or the server is set to. */
export const PLAIN_VALUES = `
  SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres';
  SET TimeZone = 'UTC'; SET bytea_output = 'hex'; SET extra_float_digits = 3; SET xmloption = 'content'`

export const quoteIdentifier = (name) => `"${name.replaceAll('"', '""')}"`

/** A table with its columns, as COPY takes it. */
export const toCopyTarget = ({ name, columns }) =>
  `${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')})`
