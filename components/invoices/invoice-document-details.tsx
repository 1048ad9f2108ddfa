import type { InvoiceView } from '@/lib/invoices/view'

/** Characters of a value that still fits half the sheet; an IBAN does not, and is easier to copy in one piece. */
const SHORT = 22

/** Beneath the figures: where to pay, the notes, the terms. Each only if there is something to say. */
export function InvoiceDetails({ view, heading: Heading }: { view: InvoiceView; heading: 'h2' | 'h3' }) {
  if (view.payment.length === 0 && !view.notes && !view.terms) return null
  return (
    <div className="invoice-details">
      {view.payment.length > 0 && (
        <section className="invoice-payment">
          <Heading>Payment details</Heading>
          <dl data-columns={view.payment.some(({ value }) => value.length > SHORT) ? 1 : 2}>
            {view.payment.map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {view.notes && <Prose heading={Heading} title="Notes" text={view.notes} />}
      {view.terms && <Prose heading={Heading} title="Terms and Conditions" text={view.terms} />}
    </div>
  )
}

type ProseProps = { heading: 'h2' | 'h3'; title: string; text: string }

function Prose({ heading: Heading, title, text }: ProseProps) {
  return (
    <section className="invoice-prose">
      <Heading>{title}</Heading>
      <p>{text}</p>
    </section>
  )
}
