import { useTranslations } from 'next-intl'
import { useFormats } from '@/components/shared/formats'
import { PopoverButton } from '@/components/shared/popover-button'
import { Money } from '@/components/shared/text/money'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { UnpaidTotals } from '@/lib/documents/unpaid-totals'

type UnpaidSum = UnpaidTotals & { currency: string }

interface UnpaidPartsProps {
  /** By currency; the one whose figure is shown comes first. */
  sums: UnpaidSum[]
  className?: string
}

/**
 * Names the drafts in a sum of unpaid invoices, and explains the sum in a panel. Nothing if there are no drafts in it.
 */
export function UnpaidParts({ sums, className }: UnpaidPartsProps) {
  const formats = useFormats()
  const t = useTranslations('unpaidParts')
  const [first] = sums
  if (!first || sums.every(({ drafts }) => drafts === 0)) return null
  return (
    <PopoverButton label={t('title')} panel={<PartsTable sums={sums} />} className={className}>
      {first.drafts === 0
        ? t('includesDrafts')
        : t('includesAmount', { amount: formats.money(first.drafts, first.currency) })}
    </PopoverButton>
  )
}

const CELL =
  '[&>:nth-child(n)]:h-auto [&>:nth-child(n)]:px-0 [&>:nth-child(n)]:py-1.5 [&>:nth-child(n+2)]:pl-5'

function PartsTable({ sums }: { sums: UnpaidSum[] }) {
  const t = useTranslations('unpaidParts')
  return (
    <>
      <Table aria-label={t('title')} className="text-caption tabular-nums">
        <TableHeader>
          <TableRow className={CELL}>
            <TableHead scope="col">{t('total')}</TableHead>
            <TableHead scope="col" className="text-right">
              {t('sent')}
            </TableHead>
            <TableHead scope="col" className="text-right">
              {t('drafts')}
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {sums.map(({ currency, amount, owed, drafts }) => (
            <TableRow key={currency} className={CELL}>
              <TableHead scope="row" className="text-foreground text-caption font-semibold">
                <Money amount={amount} currency={currency} />
              </TableHead>
              <TableCell className="text-right">
                <Money
                  amount={owed}
                  currency={currency}
                  className={owed === 0 ? 'text-muted-foreground' : ''}
                />
              </TableCell>
              <TableCell className="text-right">
                <Money
                  amount={drafts}
                  currency={currency}
                  className={drafts === 0 ? 'text-muted-foreground' : ''}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="text-caption text-muted-foreground mt-3">{t('text')}</p>
    </>
  )
}
