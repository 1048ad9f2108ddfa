/** The limit that creating is compared with: the same rows, as few statements as a transaction of its own needs. */
export async function createWithPg(pool, { userId, clientId }, lines) {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const counter = await client.query(
      `UPDATE "User" SET "lastInvoiceNumber" =
         'INV-' || lpad((coalesce(substr("lastInvoiceNumber", 5)::int, 0) + 1)::text, 4, '0')
       WHERE "id" = $1 RETURNING "lastInvoiceNumber"`,
      [userId],
    )
    const number = counter.rows[0].lastInvoiceNumber
    const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
    const invoice = await client.query(
      `INSERT INTO "Invoice" ("userId", "clientId", "invoiceNumber", "issueDate", "dueDate", "currency", "subtotal", "taxRate",
         "taxAmount", "totalAmount", "paymentMethod", "searchText", "updatedAt")
       VALUES ($1, $2, $3, '2026-11-01', '2026-11-15', 'USD', $4, 0, 0, $4, 'REQUEST', $5, now()) RETURNING "id"`,
      [userId, clientId, number, total, `${number.toLowerCase()}\n${total.toFixed(2)}`],
    )
    const invoiceId = invoice.rows[0].id
    const column = (read) => lines.map(read)
    await client.query(
      `INSERT INTO "LineItem" ("invoiceId", "position", "description", "quantity", "unitPrice", "amount")
       SELECT $1, * FROM unnest($2::int[], $3::text[], $4::numeric[], $5::numeric[], $6::numeric[])`,
      [
        invoiceId,
        column((_, index) => index + 1),
        column(({ description }) => description),
        column(({ quantity }) => quantity),
        column(({ unitPrice }) => unitPrice),
        column(({ quantity, unitPrice }) => quantity * unitPrice),
      ],
    )
    await client.query(
      `INSERT INTO "Event" ("userId", "invoiceId", "type", "data") VALUES ($1, $2, 'INVOICE_CREATED', $3)`,
      [userId, invoiceId, { invoiceNumber: number }],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
