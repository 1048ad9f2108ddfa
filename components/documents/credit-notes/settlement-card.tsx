import Link from 'next/link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { CreditNoteSettlement } from '@/lib/documents/credit-notes/creditable-response'
import { formatMoney } from '@/lib/core/money'

const LINK = 'wrap-anywhere underline underline-offset-4'

interface SettlementCardProps {
  settlement: CreditNoteSettlement
  currency: string
  clientId: number
}

/** Effects of an issued credit note: the amount paid on its invoice and the amount added to the client's credit. */
export function SettlementCard({
  settlement: { invoice, paid, credited },
  currency,
  clientId,
}: SettlementCardProps) {
  const number =
    invoice.id === null ? (
      <span className="wrap-anywhere">{invoice.number}</span>
    ) : (
      <Link href={`/invoices/${invoice.id}`} className={LINK}>
        {invoice.number}
      </Link>
    )
  return (
    <Card>
      <CardHeader>
        <CardTitle>Settlement</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-1">
        {(paid > 0 || credited <= 0) && (
          <p>
            Settled <span className="font-medium tabular-nums">{formatMoney(paid, currency)}</span> of{' '}
            {number}
          </p>
        )}
        {credited > 0 && (
          <p>
            <span className="font-medium tabular-nums">{formatMoney(credited, currency)}</span>{' '}
            {paid > 0 ? 'became' : <>of {number} became</>}{' '}
            <Link href={`/clients/${clientId}`} className={LINK}>
              your client’s credit
            </Link>
          </p>
        )}
      </CardContent>
    </Card>
  )
}
