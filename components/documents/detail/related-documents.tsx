import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Money } from '@/components/shared/text/money'
import { StatusBadge } from '@/components/shared/text/status-badge'
import type { Related } from '@/lib/documents/quote-billing/related-response'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { CreditNoteSettlement } from '@/lib/documents/credit-notes/creditable-response'
import { useFormats } from '@/components/shared/formats'

const LINK = 'wrap-anywhere underline underline-offset-4'

interface RelatedDocumentsProps {
  related: Related
  /** Id of the document shown on this screen. */
  current: number
}

/** Related documents in order of creation: quote, deposits, final invoice, credit notes. */
export function RelatedDocuments({ related: { documents, billing }, current }: RelatedDocumentsProps) {
  const formats = useFormats()
  const t = useTranslations('documents.detail.related')
  const tTitle = useTranslations('documents.title')
  if (documents.length === 0) return null
  const { currency } = documents.find(({ id }) => id === current) ?? documents[0]!
  return (
    <nav aria-label={t('label')} className="mb-6 print:hidden">
      <ol className="flex flex-wrap gap-2">
        {documents.map(({ id, title, invoiceNumber, status, ...document }) => (
          <li key={id} className="max-md:w-full">
            <Link
              href={`/invoices/${id}`}
              aria-current={id === current ? 'page' : undefined}
              className="bg-card hover:border-input aria-[current=page]:border-primary aria-[current=page]:ring-primary flex h-full flex-col gap-1 rounded-lg border px-3 py-2 text-sm aria-[current=page]:ring-1"
            >
              <span className="flex items-center justify-between gap-3">
                <span className="text-caption text-muted-foreground">{tTitle(title)}</span>
                <StatusBadge status={status} />
              </span>
              <span className="flex items-baseline justify-between gap-4">
                <span className="min-w-0 font-medium wrap-anywhere">{invoiceNumber}</span>
                <Money amount={document.totalAmount} currency={document.currency} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {billing && (
        <p className="text-caption text-muted-foreground mt-2 tabular-nums">
          {billing.left > 0
            ? t('billedWithRest', {
                billed: formats.money(billing.billed, currency),
                rest: formats.money(billing.left, currency),
              })
            : t('billed', { billed: formats.money(billing.billed, currency) })}
        </p>
      )}
    </nav>
  )
}

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
  const formats = useFormats()
  const t = useTranslations('documents.detail.settlement')
  const parts = {
    number: invoice.number,
    paid: formats.money(paid, currency),
    credited: formats.money(credited, currency),
    amount: (text: ReactNode) => <span className="font-medium tabular-nums">{text}</span>,
    document: (text: ReactNode) =>
      invoice.id === null ? (
        <span className="wrap-anywhere">{text}</span>
      ) : (
        <Link href={`/invoices/${invoice.id}`} className={LINK}>
          {text}
        </Link>
      ),
    client: (text: ReactNode) => (
      <Link href={`/clients/${clientId}`} className={LINK}>
        {text}
      </Link>
    ),
  }
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-1">
        {(paid > 0 || credited <= 0) && <p>{t.rich('settled', parts)}</p>}
        {credited > 0 && <p>{paid > 0 ? t.rich('rest', parts) : t.rich('credited', parts)}</p>}
      </CardContent>
    </Card>
  )
}
