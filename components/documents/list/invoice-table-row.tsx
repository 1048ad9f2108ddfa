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

/* In a narrow list a row is a card of two lines: client and amount, then number, due date and status. The checkbox and
   the menu stand beside both. */
const ROW = [
  'group/row cursor-pointer whitespace-nowrap tabular-nums group-aria-busy/table:cursor-progress',
  '@max-3xl/list:relative @max-3xl/list:flex @max-3xl/list:flex-wrap @max-3xl/list:items-baseline @max-3xl/list:gap-x-1.5 @max-3xl/list:gap-y-0.5 @max-3xl/list:py-2.5 @max-3xl/list:pr-12 @max-3xl/list:pl-11',
  // Ends the first line.
  "@max-3xl/list:after:order-3 @max-3xl/list:after:basis-full @max-3xl/list:after:content-['']",
  '@max-3xl/list:[&>td:nth-child(n)]:p-0',
]
const BOX = '@max-3xl/list:absolute @max-3xl/list:inset-y-0 @max-3xl/list:left-0'
const NUMBER = [
  'inline-block max-w-[calc(100%-2rem)] align-middle underline-offset-4 hover:underline',
  '@max-3xl/list:order-4 @max-3xl/list:max-w-full @max-3xl/list:truncate @max-3xl/list:text-caption @max-3xl/list:font-normal @max-3xl/list:text-muted-foreground',
].join(' ')
const CLIENT = [
  'w-2/5 min-w-36 wrap-anywhere whitespace-normal',
  '@max-3xl/list:order-1 @max-3xl/list:w-auto @max-3xl/list:min-w-0 @max-3xl/list:flex-1 @max-3xl/list:font-medium',
].join(' ')
const CLIENT_NAME = 'line-clamp-2 [unicode-bidi:plaintext] @max-3xl/list:line-clamp-1 @max-3xl/list:break-all'
const DATE = 'text-muted-foreground @max-3xl/list:order-5 @max-3xl/list:text-caption'
const DUE = [
  DATE,
  "@max-3xl/list:before:content-['·_'_attr(data-label)_'_'] @max-md/list:before:content-['·_'_attr(data-short)]",
].join(' ')
/** Issue date of a credit note, which has no due date. */
const CREDIT_NOTE_DATE = `${DATE} @max-3xl/list:before:content-['·_']`
const AMOUNT = 'text-right font-medium @max-3xl/list:order-2'
const STATUS = '@max-3xl/list:order-6 @max-3xl/list:ml-auto'
// On a phone there is room for one badge, and "Overdue" says that the document was sent.
const BADGES = '@max-3xl/list:justify-end @max-md/list:[&>:first-child>:first-child:not(:last-child)]:hidden'
const MENU =
  'w-12 pl-0 text-right @max-3xl/list:absolute @max-3xl/list:inset-y-0 @max-3xl/list:right-1 @max-3xl/list:grid @max-3xl/list:w-11 @max-3xl/list:place-items-center'

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
      className={cn(ROW, !isSelectable && '@max-3xl/list:pl-3', !hasMenu && '@max-3xl/list:pr-3')}
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
        <span title={row.contact ? `${client}, ${row.contact}` : client} className={CLIENT_NAME}>
          {client}
          {row.contact && (
            <span className="@max-md/list:hidden">
              {/* A wide space: unlike a margin it takes no room at a line break. */}
              <span className="[word-spacing:0.25rem]"> </span>
              <bdi className="text-muted-foreground inline-block font-normal">{row.contact}</bdi>
            </span>
          )}
        </span>
      </TableCell>
      <TableCell
        className={kind === 'CREDIT_NOTE' ? CREDIT_NOTE_DATE : 'text-muted-foreground @max-4xl/list:hidden'}
      >
        {row.issued}
      </TableCell>
      <TableCell
        data-label={kind === 'QUOTE' ? t('validUntil') : t('due')}
        data-short={`${kind === 'QUOTE' ? t('validUntilShort') : t('dueShort')} ${row.dueShort}`}
        className={kind === 'CREDIT_NOTE' ? 'hidden' : DUE}
      >
        <span className="@max-md/list:hidden">{row.due}</span>
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
          isPartiallyPaid={isOwed(row) && row.isPartiallyPaid}
          className={BADGES}
        />
      </TableCell>
      {hasMenu && (
        <TableCell className={MENU}>
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
        </TableCell>
      )}
    </TableRow>
  )
})
