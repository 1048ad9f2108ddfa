// The role that owns the application's database, without rights outside it. The application is exposed to strangers and
// never connects as the superuser.
import { withConnection } from './with-connection.mjs'

export const OWNER_ROLE = 'sheaf_owner'

/** Creates the role, without any special attributes, if it is missing. `admin` is the superuser's URL. */
export async function ensureOwnerRole(admin, password) {
  await withConnection(admin, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [OWNER_ROLE])
    await client.query(
      `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${OWNER_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION ` +
        `NOBYPASSRLS PASSWORD ${client.escapeLiteral(password)}`,
    )
  })
}

/**
 * Transfers a database and its objects from the superuser, as which the application used to run, to the role. Objects
 * of extensions stay. Runs in one transaction and is idempotent.
 * Returns the number of transferred objects. `admin` is the superuser's URL of that database.
 */
export const reassignOwnership = (admin) =>
  withConnection(admin, async (client) => {
    await client.query('BEGIN')
    const { rows } = await client.query(NOT_THE_OWNERS, [OWNER_ROLE])
    for (const { kind, name } of rows) await client.query(`ALTER ${kind} ${name} OWNER TO ${OWNER_ROLE}`)
    await client.query('COMMIT')
    return rows.length
  })

// Indexes, column sequences and row types are transferred with their tables.
const NOT_THE_OWNERS = `
  WITH things AS (
    SELECT 'DATABASE' AS kind, quote_ident(datname) AS name, datdba AS owner, 'pg_database'::regclass AS catalog, oid
    FROM pg_database WHERE datname = current_database()
    UNION ALL
    SELECT 'SCHEMA', quote_ident(nspname), nspowner, 'pg_namespace'::regclass, oid
    FROM pg_namespace WHERE nspname <> 'public'
    UNION ALL
    SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
      oid::regclass::text, relowner, 'pg_class'::regclass, oid
    FROM pg_class c WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT EXISTS (
      SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid
        AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i'))
    UNION ALL
    SELECT 'TYPE', oid::regtype::text, typowner, 'pg_type'::regclass, oid
    FROM pg_type t WHERE typcategory <> 'A' AND (typrelid = 0 OR EXISTS (
      SELECT 1 FROM pg_class c WHERE c.oid = typrelid AND c.relkind = 'c'))
    UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, proowner, 'pg_proc'::regclass, oid
    FROM pg_proc
  )
  SELECT kind, name FROM things t
  WHERE owner <> $1::regrole AND owner = (SELECT oid FROM pg_roles WHERE rolname = current_user)
    AND oid >= 16384
    AND NOT EXISTS (
      SELECT 1 FROM pg_depend d WHERE d.classid = catalog AND d.objid = t.oid AND d.deptype = 'e')
  ORDER BY kind, name`

/** Returns a database's URL for the role. */
export const toOwnerUrl = (url, password) => withCredentials(url, OWNER_ROLE, password)

/** Returns the URL with another role's credentials. */
export const withCredentials = (url, username, password) =>
  Object.assign(new URL(url), { username, password: encodeURIComponent(password) }).href
