import type { InvoiceView } from '@/lib/render/view'

/**
 * The line table and what it adds up to. On a narrow sheet every row becomes a small grid, which would take the
 * table's meaning from a screen reader; the explicit roles keep it.
 */
export function InvoiceLines({ view }: { view: InvoiceView }) {
  const { words } = view
  const hasRates = view.lines.some(({ tax }) => tax !== null)
  return (
    <>
      <table className="invoice-lines" role="table" aria-label={words.lineItems}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {words.description}
            </th>
            <th scope="col" role="columnheader">
              {words.quantity}
            </th>
            <th scope="col" role="columnheader">
              {view.unitPriceLabel}
            </th>
            {hasRates && (
              <th scope="col" role="columnheader">
                {words.tax}
              </th>
            )}
            <th scope="col" role="columnheader">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {view.lines.map((line, index) => (
            <tr key={index} role="row">
              <td role="cell">
                {line.description}
                {line.discount && <small>{line.discount}</small>}
              </td>
              <td role="cell">{line.quantity}</td>
              <td role="cell">{line.unitPrice}</td>
              {hasRates && (
                <td role="cell" data-rate>
                  {line.tax}
                </td>
              )}
              <td role="cell">{line.amount}</td>
            </tr>
          ))}
          {view.lines.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={4} className="invoice-muted">
                {words.noLines}
              </td>
            </tr>
          )}
        </tbody>
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
