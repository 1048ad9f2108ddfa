/** The limit that creating is compared with: the same rows, as few statements as a transaction of its own needs. */
export async function createWithPg(pool, { businessId, clientId }, lines) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const counter = await client.query(
      `WITH "series" AS (
         INSERT INTO "NumberSeries" ("businessId", "pattern", "updatedAt") VALUES ($1, 'INV-{0000}', now()) ON CONFLICT DO NOTHING
       )
       INSERT INTO "NumberCounter" ("businessId", "period", "last") VALUES ($1, '', 1)
       ON CONFLICT ("businessId", "kind", "period") DO UPDATE SET "last" = "NumberCounter"."last" + 1 RETURNING "last"::int`,
      [businessId],
    )
    const { last } = counter.rows[0]
    const number = `INV-${String(last).padStart(4, '0')}`
    const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
    const invoice = await client.query(
      `INSERT INTO "Invoice" ("businessId", "clientId", "invoiceNumber", "issueDate", "dueDate", "currency", "subtotal", "taxRate",
         "taxAmount", "totalAmount", "paymentMethod", "searchText", "updatedAt")
       VALUES ($1, $2, $3, '2026-11-01', '2026-11-15', 'USD', $4, 0, 0, $4, 'REQUEST', $5, now()) RETURNING "id"`,
      [businessId, clientId, number, total, `${number.toLowerCase()}\n${total.toFixed(2)}`],
    )
    const invoiceId = invoice.rows[0].id
    await client.query(
      `INSERT INTO "GivenNumber" ("businessId", "number", "key", "series", "count", "before", "invoiceId")
       VALUES ($1, $2, lower($2), 'inv-{n}', $3::int, $3::int - 1, $4)`,
      [businessId, number, last, invoiceId],
    )
    const column = (read) => lines.map(read)
    await client.query(
      `INSERT INTO "LineItem" ("businessId", "invoiceId", "position", "description", "quantity", "unitPrice", "amount")
       SELECT $1, $2, * FROM unnest($3::int[], $4::text[], $5::numeric[], $6::numeric[], $7::numeric[])`,
      [
        businessId,
        invoiceId,
        column((_, index) => index + 1),
        column(({ description }) => description),
        column(({ quantity }) => quantity),
        column(({ unitPrice }) => unitPrice),
        column(({ quantity, unitPrice }) => quantity * unitPrice),
      ],
    )
    await client.query(
      `INSERT INTO "Event" ("businessId", "invoiceId", "type", "data") VALUES ($1, $2, 'INVOICE_CREATED', $3)`,
      [businessId, invoiceId, { invoiceNumber: number }],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
