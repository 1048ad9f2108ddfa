import { Fragment } from 'react'
import { isAmountOnly, isItem, filterItems } from '@/lib/documents/line-items/line-kinds'
import type { GetEmptyText, GetFieldProps } from './field-props'
import type { InvoiceView, ViewLine } from '@/lib/documents/view/invoice-view'

interface InvoiceDocumentLinesProps {
  view: InvoiceView
  getFieldProps?: GetFieldProps
  getEmptyText?: GetEmptyText
}

/**
 * Line item table and totals. In a narrow sheet each row becomes a grid, which removes the table's semantics; explicit
 * roles restore them.
 */
export function InvoiceDocumentLines({ view, getFieldProps, getEmptyText }: InvoiceDocumentLinesProps) {
  const { words } = view
  const hasRates = filterItems(view.lines).some(({ tax }) => tax !== null)
  const columns = hasRates ? 5 : 4
  return (
    <>
      <table className="invoice-lines" role="table" aria-label={words.lineItems}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <ColumnLabel text={words.description} />
            </th>
            <th scope="col" role="columnheader">
              <ColumnLabel text={words.quantity} />
            </th>
            <th scope="col" role="columnheader">
              <ColumnLabel text={view.unitPriceLabel} />
            </th>
            {hasRates && (
              <th scope="col" role="columnheader">
                <ColumnLabel text={words.tax} />
              </th>
            )}
            <th scope="col" role="columnheader">
              <ColumnLabel text={words.amount} />
            </th>
          </tr>
        </thead>
        {groupLines(view.lines).map((lines, group) => (
          <tbody key={group} role="rowgroup">
            {lines.map((line, index) => (
              <LineRow
                key={index}
                line={line}
                index={view.lines.indexOf(line)}
                columns={columns}
                hasRates={hasRates}
                getFieldProps={getFieldProps}
                getEmptyText={getEmptyText}
              />
            ))}
            {view.lines.length === 0 && (
              <tr role="row">
                <td
                  role="cell"
                  colSpan={columns}
                  className="invoice-muted"
                  {...getFieldProps?.('lineItems.0.description')}
                >
                  {words.noLines}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      <dl className="invoice-totals">
        {view.sums.map(({ label, value, kind, internal }, index) => (
          <div
            key={index}
            className={kind === 'sum' ? 'invoice-total' : undefined}
            data-print={internal ? 'no' : undefined}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {view.reasons.length > 0 && (
        <div className="invoice-reasons">
          {view.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
    </>
  )
}

/** Label of a column. Each language of a bilingual one (`Montant\u00a0/ Amount`) stays together. */
const ColumnLabel = ({ text }: { text: string }) =>
  text.split(/(?<=\u00a0\/) /).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span>{part}</span>
    </Fragment>
  ))

/**
 * Groups lines by their heading; those before the first heading form a group without one. Returns at least one group.
 */
function groupLines(lines: ViewLine[]): ViewLine[][] {
  const groups: ViewLine[][] = [[]]
  for (const line of lines) {
    if (line.kind === 'HEADING' && groups.at(-1)!.length > 0) groups.push([])
    groups.at(-1)!.push(line)
  }
  return groups
}

interface LineRowProps {
  line: ViewLine
  /** Index of the line in the document. */
  index: number
  columns: number
  hasRates: boolean
  getFieldProps?: GetFieldProps
  getEmptyText?: GetEmptyText
}

function LineRow({ line, index, columns, hasRates, getFieldProps, getEmptyText }: LineRowProps) {
  const field = `lineItems.${index}.description` as const
  const description = getFieldProps?.(field)
  const text = line.description || (getEmptyText && <EmptyDescription text={getEmptyText(field)} />)
  if (!isItem(line))
    return (
      <tr role="row" data-line={line.kind.toLowerCase()}>
        {line.kind === 'HEADING' ? (
          <th scope="rowgroup" role="rowheader" colSpan={columns} {...description}>
            {text}
          </th>
        ) : (
          <td role="cell" colSpan={columns} {...description}>
            {text}
          </td>
        )}
      </tr>
    )
  return (
    <tr role="row" data-amount-only={isAmountOnly(line) || undefined}>
      <td role="cell" colSpan={isAmountOnly(line) ? 3 : undefined} {...description}>
        {text}
        {isAmountOnly(line) && '\u2002'}
        {line.note && <small>{line.note}</small>}
      </td>
      {!isAmountOnly(line) && (
        <>
          <td role="cell" data-quantity {...getFieldProps?.(`lineItems.${index}.quantity`)}>
            {line.quantity}
          </td>
          <td role="cell" data-price {...getFieldProps?.(`lineItems.${index}.unitPrice`)}>
            {line.unitPrice}
          </td>
        </>
      )}
      {hasRates && (
        <td role="cell" data-rate>
          {line.tax}
        </td>
      )}
      <td role="cell">{line.amount}</td>
    </tr>
  )
}

const EmptyDescription = ({ text }: { text: string | null }) => (
  <span className="invoice-empty-text" data-print="no" aria-hidden="true">
    {text}
  </span>
)
