import { database } from '../../database'

export const dynamic = 'force-dynamic'

/** One user's newest fifty invoices. Nobody's session is asked for. */
export default async function Page({ searchParams }: { searchParams: Promise<{ user?: string }> }) {
  const invoices = await database().invoice.findMany({
    where: { userId: Number((await searchParams).user) },
    include: { client: { select: { name: true } } },
    orderBy: { id: 'desc' },
    take: 50,
    relationLoadStrategy: 'query',
  })
  return (
    <table>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.id}>
            <td>{invoice.invoiceNumber}</td>
            <td>{invoice.client.name}</td>
            <td>{invoice.issueDate.toISOString().slice(0, 10)}</td>
            <td>{invoice.dueDate.toISOString().slice(0, 10)}</td>
            <td>{invoice.status}</td>
            <td>{`${invoice.totalAmount.toFixed(2)} ${invoice.currency}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
