import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Ellipsis } from 'lucide-react'
import { ProgressLink } from '@/components/shared/page/progress-link'
import { StatusBadges } from '@/components/shared/text/status-badge'
import { Button } from '@/components/ui/button'
import { TableCell, TableRow } from '@/components/ui/table'
import { isOffered, isOwed, getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { cn } from '@/lib/utils'
import type { InvoiceRow } from './invoice-row'
import { RowCheckbox } from '@/components/shared/list/list-header'

/** Characters from which an amount takes its own line on a phone: `€999,999.99`. */
const LONG_AMOUNT = 12

/* In a narrow list a row is a card of two lines: client and amount, then number, due date and status. On a phone the
   due date, and an amount too long to fit beside a name, get lines of their own. Start and span are set as one
   value, because a span alone resets the start. */
const ROW = [
  'group/row cursor-pointer whitespace-nowrap tabular-nums group-aria-busy/table:cursor-progress',
  '@max-3xl/list:grid @max-3xl/list:grid-cols-[var(--boxes)_minmax(0,max-content)_max-content_minmax(0,1fr)_auto_2.75rem] @max-3xl/list:items-baseline @max-3xl/list:gap-x-2 @max-3xl/list:gap-y-0.5 @max-3xl/list:py-3 @max-3xl/list:pr-2 @max-3xl/list:pl-1 @max-3xl/list:[--boxes:2.25rem]',
  '@max-3xl/list:[&>td:nth-child(n)]:p-0',
  '@max-md/list:grid-cols-[var(--boxes)_minmax(0,1fr)_auto_2.75rem]',
]
const BOX = '@max-3xl/list:col-start-1 @max-3xl/list:row-[1/span_2] @max-md/list:row-[1/span_3]'
const NUMBER = [
  'inline-block max-w-[calc(100%-2rem)] align-middle underline-offset-4 hover:underline',
  '@max-3xl/list:col-start-2 @max-3xl/list:row-start-2 @max-3xl/list:max-w-none @max-3xl/list:text-caption @max-3xl/list:font-normal @max-3xl/list:text-muted-foreground',
  '@max-md/list:group-data-long/row:row-start-3',
].join(' ')
const CLIENT = [
  'w-2/5 min-w-36 wrap-anywhere whitespace-normal',
  '@max-3xl/list:col-[2/span_3] @max-3xl/list:row-start-1 @max-3xl/list:w-auto @max-3xl/list:min-w-0 @max-3xl/list:font-medium',
  '@max-md/list:col-[2/span_1] @max-md/list:group-data-long/row:col-[2/span_2]',
].join(' ')
const DUE = [
  'text-muted-foreground @max-3xl/list:col-start-3 @max-3xl/list:row-start-2 @max-3xl/list:text-caption',
  '@max-md/list:col-[2/span_2] @max-md/list:row-start-3 @max-md/list:group-data-long/row:row-start-4',
  "@max-3xl/list:before:mr-1.5 @max-3xl/list:before:content-['·']",
  "@max-md/list:before:mr-0 @max-md/list:before:content-[attr(data-label)_'_']",
].join(' ')
const AMOUNT = [
  'text-right font-medium @max-3xl/list:col-start-5 @max-3xl/list:row-start-1 @max-md/list:col-start-3',
  '@max-md/list:group-data-long/row:col-[2/span_2] @max-md/list:group-data-long/row:row-start-2 @max-md/list:group-data-long/row:text-left',
].join(' ')
const STATUS =
  '@max-3xl/list:col-start-5 @max-3xl/list:row-start-2 @max-3xl/list:text-right @max-md/list:col-start-3 @max-md/list:row-[2/span_2] @max-md/list:group-data-long/row:row-[3/span_2]'
// One above the other on a phone, so that the client's name keeps its room.
const BADGES =
  '@max-3xl/list:justify-end @max-md/list:flex-col @max-md/list:items-end @max-md/list:[&>:first-child]:contents'
const MENU =
  'w-12 pl-0 text-right @max-3xl/list:col-start-6 @max-3xl/list:row-[1/span_2] @max-3xl/list:w-auto @max-3xl/list:self-center @max-md/list:col-start-4 @max-md/list:row-[1/span_3]'

export const InvoiceTableRow = memo(function InvoiceTableRow({
  row,
  expanded,
  selected,
  isSelectable,
  hasMenu,
}: {
  row: InvoiceRow
  expanded: boolean
  selected: boolean
  isSelectable: boolean
  /** True if the user's role allows any of the menu's actions. */
  hasMenu: boolean
}) {
  const t = useTranslations('documents.list.row')
  const tCommon = useTranslations('common')
  const left = isOwed(row) ? row.balanceText : null
  const client = row.client || tCommon('unknownClient')
  const kind = getDocumentKind(row)
  return (
    <TableRow
      data-state={selected ? 'selected' : undefined}
      data-long={row.amount.length > LONG_AMOUNT ? '' : undefined}
      className={cn(ROW, !isSelectable && '@max-3xl/list:[--boxes:0.25rem]')}
    >
      <TableCell className="min-w-36 font-medium wrap-anywhere whitespace-normal @max-3xl/list:contents">
        {isSelectable && (
          <RowCheckbox
            id={row.id}
            label={t('select', { number: row.number })}
            checked={selected}
            className={BOX}
          />
        )}
        <ProgressLink href={`/invoices/${row.id}`} className={NUMBER}>
          {row.number}
        </ProgressLink>
      </TableCell>
      <TableCell className={CLIENT}>
        <span
          title={row.contact ? `${client}, ${row.contact}` : client}
          className="line-clamp-2 [unicode-bidi:plaintext]"
        >
          {client}
          {row.contact && (
            <>
              {/* A wide space: unlike a margin it takes no room at a line break. */}
              <span className="[word-spacing:0.25rem]"> </span>
              <bdi className="text-muted-foreground font-normal">{row.contact}</bdi>
            </>
          )}
        </span>
      </TableCell>
      <TableCell className="text-muted-foreground @max-4xl/list:hidden">{row.issued}</TableCell>
      <TableCell
        data-label={kind === 'QUOTE' ? t('validUntil') : t('due')}
        className={kind === 'CREDIT_NOTE' ? 'hidden' : DUE}
      >
        {row.due}
      </TableCell>
      <TableCell className={AMOUNT}>
        {row.amount}
        {left && (
          <small className="text-muted-foreground block text-xs font-normal">
            {tCommon('amountLeft', { amount: left })}
          </small>
        )}
      </TableCell>
      <TableCell className={STATUS}>
        <StatusBadges
          status={row.status}
          dueState={isOwed(row) || isOffered(row) ? row.dueState : null}
          isPartiallyPaid={left !== null}
          className={BADGES}
        />
      </TableCell>
      <TableCell className={MENU}>
        {hasMenu && (
          <Button
            variant="ghost"
            size="icon-sm"
            data-menu={row.id}
            aria-label={t('actions', { number: row.number })}
            aria-haspopup="menu"
            aria-expanded={expanded}
          >
            <Ellipsis aria-hidden="true" />
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
})
