/**
 * Does `work`, which writes very many rows into `tables`, without the indexes that only make reading fast: building one once is
 * quicker. What is unique stays.
 */
export async function withoutIndexes(client, tables, work) {
  const { rows } = await client.query(
    `SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = ANY (SELECT quote_ident(t)::regclass FROM unnest($1::text[]) t) AND NOT i.indisunique`,
    [tables],
  )
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}
