import type { ComponentType } from 'react'
import type { GetFieldProps } from './field-props'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'

/**
 * Characters that fit half the sheet. A longer value, such as an IBAN, gets the full width and is easier to copy in one
 * piece.
 */
const SHORT = 22

/** Target of the "How to pay" link. */
export const PAYMENT_SECTION_ID = 'payment'

/** Props of a copy button: a payment detail with its label, or the amount. */
export interface CopyProps {
  text: string
  label?: string
}

interface InvoiceDocumentDetailsProps {
  view: InvoiceView
  heading: 'h2' | 'h3'
  Copy?: ComponentType<CopyProps>
  getFieldProps?: GetFieldProps
}

/** Characters and lines that have room beside the payment details. */
const FEW = { characters: 300, lines: 6 }

/** True to print notes and terms beside the payment details, which often saves a page. */
function isBeside({ payment, notes, terms }: InvoiceView): boolean {
  const text = [notes, terms].filter(Boolean).join('\n')
  return (
    payment.length > 0 && text !== '' && text.length <= FEW.characters && text.split('\n').length <= FEW.lines
  )
}

/** Payment details, notes and terms, each only if not empty. */
export function InvoiceDocumentDetails(props: InvoiceDocumentDetailsProps) {
  const { view, heading: Heading, Copy, getFieldProps } = props
  if (view.payment.length === 0 && !view.notes && !view.terms) return null
  return (
    <div className="invoice-details" data-beside={isBeside(view) || undefined}>
      {view.payment.length > 0 && (
        <section className="invoice-payment" id={Copy && PAYMENT_SECTION_ID}>
          <Heading>{view.words.paymentDetails}</Heading>
          <dl
            data-columns={
              view.isBilingual ||
              view.payment.some((row) => row.value.length > SHORT || row.label.length > SHORT)
                ? 1
                : 2
            }
          >
            {view.payment.map((row, index) => (
              <div key={index}>
                <dt>{row.label}</dt>
                <dd data-copied>
                  {row.value}
                  {Copy && <Copy text={row.value} label={row.label} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {view.notes && (
        <Prose
          heading={Heading}
          title={view.words.notes}
          text={view.notes}
          fieldProps={getFieldProps?.('notes')}
        />
      )}
      {view.terms && (
        <Prose
          heading={Heading}
          title={view.words.terms}
          text={view.terms}
          fieldProps={getFieldProps?.('termsAndConditions')}
        />
      )}
    </div>
  )
}

type ProseProps = {
  heading: 'h2' | 'h3'
  title: string
  text: string
  fieldProps?: ReturnType<GetFieldProps>
}

function Prose({ heading: Heading, title, text, fieldProps }: ProseProps) {
  return (
    <section className="invoice-prose">
      <Heading>{title}</Heading>
      <p {...fieldProps}>{text}</p>
    </section>
  )
}
