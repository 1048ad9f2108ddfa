import { database } from '../../database'

export const dynamic = 'force-dynamic'

/** The invoice of a public link, read as in Prisma's documentation and rendered as one table. */
export default async function Page({ searchParams }: { searchParams: Promise<{ hash?: string }> }) {
  const { hash = '' } = await searchParams
  const invoice = await database().invoice.findUniqueOrThrow({
    where: { publicTokenHash: hash },
    include: { client: true, lines: { orderBy: { position: 'asc' } } },
    relationLoadStrategy: 'query',
  })
  return (
    <main>
      <h1>Invoice {invoice.invoiceNumber}</h1>
      <p>{invoice.client.name}</p>
      <p>{invoice.dueDate.toISOString().slice(0, 10)}</p>
      <table>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={line.position}>
              <td>{line.description}</td>
              <td>{line.quantity?.toString()}</td>
              <td>{line.unitPrice?.toFixed(2)}</td>
              <td>{line.amount?.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{invoice.totalAmount.toFixed(2)}</p>
    </main>
  )
}
