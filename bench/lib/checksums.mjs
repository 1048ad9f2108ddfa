// What every table says, in a few numbers: to be compared across a migration that gives tables and columns other names.

/** Where the columns of an account stand since it is a person, a business and a membership: the first that has it. */
const ACCOUNTS = { b: 'Business', u: 'User', m: 'Membership' }
const JOINED = `"User" u JOIN "Business" b ON b."id" = u."id" AND b."ownerId" = u."id"
  JOIN "Membership" m ON m."businessId" = b."id" AND m."userId" = u."id" AND m."role" = 'OWNER'`

/** The names of all columns by table. */
async function columnsOf(client) {
  const { rows } = await client.query(
    `SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name) AS "columns"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' GROUP BY 1 ORDER BY 1`,
  )
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
}

/**
 * `{ table: 'rows sum' }` of all rows, whatever their order. `columns` are those of before, which are looked for under their names of now;
 * without them those there are.
 */
export async function checksums(client, columns) {
  const present = await columnsOf(client)
  const found = {}
  for (const [table, names] of Object.entries(columns ?? present)) {
    const isAccount = columns && table === 'User' && present.Business
    const from = isAccount ? JOINED : `"${table}"`
    const values = names.map((name) => (isAccount ? placeOf(name, present) : called(name, present[table])))
    const { rows } = await client.query(
      `SELECT count(*)::text || ' ' || coalesce(sum(hashtextextended(ROW(${values})::text, 0)), 0) AS sum FROM ${from}`,
    )
    found[table] = rows[0].sum
  }
  return { columns: columns ?? present, sums: found }
}

const placeOf = (name, present) => {
  const [alias] = Object.entries(ACCOUNTS).find(([, table]) => present[table].includes(name))
  return `${alias}."${name}"`
}

const called = (name, names) => (names.includes(name) ? `"${name}"` : '"businessId"')

/** The file that each table lies in: another one once it was written anew. */
export async function filesOf(client) {
  const { rows } = await client.query(
    `SELECT relname AS "table", relfilenode AS "file" FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  return Object.fromEntries(rows.map(({ table, file }) => [table, file]))
}
