import type { InvoiceView } from '@/lib/render/view'

/**
 * The line table and what it adds up to. On a narrow sheet every row becomes a small grid, which would take the
 * table's meaning from a screen reader; the explicit roles keep it.
 */
export function InvoiceLines({ view }: { view: InvoiceView }) {
  const { words } = view
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
              {words.unitPrice}
            </th>
            <th scope="col" role="columnheader">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {view.lines.map((line, index) => (
            <tr key={index} role="row">
              <td role="cell">{line.description}</td>
              <td role="cell">{line.quantity}</td>
              <td role="cell">{line.unitPrice}</td>
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
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{view.subtotal}</dd>
        </div>
        {view.tax && (
          <div data-print={view.tax.internal ? 'no' : undefined}>
            <dt>{view.tax.label}</dt>
            <dd>{view.tax.value}</dd>
          </div>
        )}
        <div className="invoice-total">
          <dt>{words.total}</dt>
          <dd>{view.total}</dd>
        </div>
        {view.partlyPaid && (
          <>
            <div>
              <dt>{words.paid}</dt>
              <dd>{view.partlyPaid.paid}</dd>
            </div>
            {view.partlyPaid.balance && (
              <div className="invoice-total">
                <dt>{words.balanceDue}</dt>
                <dd>{view.partlyPaid.balance}</dd>
              </div>
            )}
          </>
        )}
      </dl>
    </>
  )
}
