import type { BusinessId } from '@/lib/core/access/actor'
import { database } from '../../database'

export const dynamic = 'force-dynamic'

/** The newest fifty invoices of a business, without a session check. */
export default async function Page({ searchParams }: { searchParams: Promise<{ business?: string }> }) {
  const invoices = await database().invoice.findMany({
    where: { businessId: Number((await searchParams).business) as BusinessId },
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
