import { Fragment, type ComponentProps, type ComponentType, type CSSProperties } from 'react'
import type { Accent } from '@/lib/business/design'
import { fitAddress, getSellerEdge } from '@/lib/core/geo/letter-window'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceView, StatusTone } from '@/lib/documents/view/invoice-view'
import { PartiallyPaidBadge } from '@/components/shared/text/status-badge'
import { Badge } from '@/components/ui/badge'
import { DocumentFonts } from './document-fonts'
import { InvoiceDocumentDetails, PAYMENT_SECTION_ID, type CopyProps } from './invoice-document-details'
import { InvoiceDocumentLines } from './invoice-document-lines'
import { EmptyFields } from './empty-fields'
import type { DocumentField, GetEmptyText, GetFieldProps } from './field-props'
import './styles/theme.css'
import './styles/sheet.css'
import './styles/head.css'
import './styles/letter.css'
import './styles/amount.css'
import './styles/lines.css'
import './styles/details.css'
import './styles/marks.css'
import './styles/empty.css'
import './styles/narrow.css'
import './styles/print.css'
import './invoice-fonts.css'
import './invoice-classic.css'
import './invoice-modern.css'
import './invoice-compact.css'
import './styles/compact-adapted.css'
import type { LogoRef } from '@/lib/documents/types'
import { LOGO_BOX } from '@/lib/documents/templates/types'

const BOX = LOGO_BOX.screen

/** Characters of a fact that stays on one line, such as `24 de septiembre de 2026`. */
const SHORT_FACT = 24

type InvoiceDocumentProps = {
  view: InvoiceView
  /** Heading level of the invoice number: 1 if the document is the page. */
  headingLevel?: 1 | 2
  /** False for a picture of a document below the first view. */
  preloadsFonts?: boolean
  /** Copy button of the public page; absent in print and PDF. */
  Copy?: ComponentType<CopyProps>
  /** Marks the elements that show a field of the form; only in its preview. */
  getFieldProps?: GetFieldProps
  /** Shows places for empty fields, too. */
  getEmptyText?: GetEmptyText
}

const BADGES: Record<StatusTone, ComponentProps<typeof Badge>['variant']> = {
  draft: 'draft',
  sent: 'sent',
  overdue: 'destructive',
  paid: 'paid',
  cancelled: 'cancelled',
}

/**
 * The document as a sheet of paper, in the live preview, on the detail screen, on the public page and in print. Renders
 * the display model without logic of its own. A page that shows it prints only it.
 */
export function InvoiceDocument({
  view,
  headingLevel = 2,
  preloadsFonts = true,
  Copy,
  getFieldProps,
  getEmptyText,
}: InvoiceDocumentProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2'
  const Heading = headingLevel === 1 ? 'h2' : 'h3'
  const { badge, words } = view
  const editing = { getFieldProps, getEmptyText }
  // A status or "due in 3 days" may be outdated when a printed sheet is read.
  const isTemporary = badge?.tone === 'sent' || badge?.tone === 'overdue'
  return (
    <article
      className="invoice-document paper"
      data-template={view.template.toLowerCase()}
      data-paper={view.paper}
      data-two={view.isBilingual}
      style={accentStyle(view.accent)}
      lang={view.lang}
      aria-label={view.title}
    >
      {preloadsFonts && <DocumentFonts template={view.template} />}
      <div className="invoice-sheet" style={countSumRows(view)}>
        {isDraft(view) && (
          <span
            className="invoice-watermark"
            aria-hidden="true"
            data-text={view.words.draftMark}
            style={{ '--letters': view.words.draftMark.length } as CSSProperties}
          />
        )}

        {view.letter && <LetterHead view={view} letter={view.letter} />}
        <header className="invoice-head">
          {!view.letter && <SellerBlock seller={view.seller} className="invoice-seller" />}
          <div className="invoice-number">
            <p className="invoice-kind" style={{ '--letters': countLetters(view) } as CSSProperties}>
              {words.kind}
            </p>
            <Title {...getFieldProps?.('invoiceNumber')}>{view.invoiceNumber}</Title>
            <p className="invoice-badges">
              {badge && (
                <Badge variant={BADGES[badge.tone]} data-print={isTemporary ? 'no' : undefined}>
                  {badge.text}
                </Badge>
              )}
              {view.isPartiallyPaid && <PartiallyPaidBadge text={words.partPaid} />}
            </p>
          </div>
        </header>

        <div className="invoice-band">
          <section>
            <Heading className="invoice-label">{words.billTo}</Heading>
            {view.billTo ? (
              <div {...getFieldProps?.('clientId')}>
                <p className="invoice-name">{view.billTo.name}</p>
                <Lines lines={view.billTo.lines} />
              </div>
            ) : (
              <p className="invoice-muted" {...getFieldProps?.('clientId')}>
                {words.noClient}
              </p>
            )}
          </section>
          <AmountDue view={view} Copy={Copy} />
        </div>

        <dl className="invoice-facts">
          {view.facts.map((fact, index) => (
            <div key={index}>
              <dt className="invoice-label">{fact.label}</dt>
              <dd
                data-short={fact.value.length <= SHORT_FACT || undefined}
                {...(fact.field && getFieldProps?.(fact.field))}
              >
                {fact.value}
              </dd>
            </div>
          ))}
        </dl>

        <EmptyFields {...editing} fields={listEmptyFacts(view)} align="end" />
        <InvoiceDocumentLines {...editing} view={view} />
        <InvoiceDocumentDetails view={view} heading={Heading} Copy={Copy} getFieldProps={getFieldProps} />
        <EmptyFields {...editing} fields={listEmptyProse(view)} />
        <footer className="invoice-footer">{words.footer}</footer>
      </div>
    </article>
  )
}

const FACT_TEXTS = ['purchaseOrder', 'correctionReason'] as const

const listEmptyFacts = ({ facts }: InvoiceView): DocumentField[] =>
  FACT_TEXTS.filter((text) => !facts.some(({ field }) => field === text))

const listEmptyProse = ({ notes, terms }: InvoiceView): DocumentField[] => [
  ...(notes ? [] : ['notes' as const]),
  ...(terms ? [] : ['termsAndConditions' as const]),
]

/** Returns the accent colours as CSS variables. */
const accentStyle = ({ fill, on, ink, soft }: Accent) =>
  ({
    '--invoice-accent': fill,
    '--invoice-on-accent': on,
    '--invoice-accent-ink': ink,
    '--invoice-accent-soft': soft,
  }) as CSSProperties

/** Returns the length of the title's longest word, or of the whole title in two languages, which stays on one line. */
const countLetters = ({ words: { kind }, isBilingual }: InvoiceView) =>
  isBilingual ? kind.length : countLongest(kind)

/** Returns the length of the longest word. */
const countLongest = (text: string) => Math.max(...text.split(' ').map(({ length }) => length))

/** Returns the number of printed rows below the lines as CSS variables, for the space that print reserves. */
const countSumRows = ({ sums }: InvoiceView) => {
  const printed = sums.filter(({ internal }) => !internal)
  const sumRows = printed.filter(({ kind }) => kind === 'sum').length
  return { '--part-rows': printed.length - sumRows, '--sum-rows': sumRows } as CSSProperties
}

/** Amount due, or a stamp once paid or cancelled. The due date is among the facts below. */
function AmountDue({ view, Copy }: Pick<InvoiceDocumentProps, 'view' | 'Copy'>) {
  // A very long amount would not fit a phone at full size.
  const size = view.amountDue.length > 11 ? 'invoice-figure invoice-figure-long' : 'invoice-figure'
  const tone = view.overdue ? 'invoice-overdue' : 'invoice-muted'
  return (
    <div className="invoice-due">
      <p className="invoice-label">{view.amountDueLabel}</p>
      <p className={size}>{view.amountDue}</p>
      {view.stamp ? (
        // Hidden: the badge already says it.
        <p className={`invoice-stamp invoice-stamp-${view.stamp}`} aria-hidden="true">
          {view.statusLabel}
        </p>
      ) : (
        view.dueNote && (
          <p className={tone} data-print="no">
            {view.dueNote}
          </p>
        )
      )}
      {Copy && view.amountToPay && (
        <p className="invoice-pay" data-print="no">
          <Copy text={view.amountToPay} />
          {view.payment.length > 0 && <a href={`#${PAYMENT_SECTION_ID}`}>{view.words.howToPay}</a>}
        </p>
      )}
    </div>
  )
}

function SellerBlock({ seller, className }: Pick<InvoiceView, 'seller'> & { className: string }) {
  return (
    <div className={className}>
      {seller.logo && <InvoiceDocumentLogo logo={seller.logo} text={seller.logoText} />}
      <div>
        <p
          className={seller.logo ? 'invoice-name' : 'invoice-brand'}
          style={{ '--brand-letters': countLongest(seller.name) } as CSSProperties}
        >
          {seller.name}
        </p>
        <Lines lines={seller.lines} />
      </div>
    </div>
  )
}

/** The address for the window of an envelope with the sender's line above it, and the seller beside it. */
function LetterHead({ view, letter }: { view: InvoiceView; letter: NonNullable<InvoiceView['letter']> }) {
  return (
    <div className="invoice-letter" data-window={letter.window.side} style={windowStyle(letter)}>
      <div className="invoice-window">
        {letter.sender && <p className="invoice-sender">{letter.sender}</p>}
        {letter.address.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <SellerBlock seller={view.seller} className="invoice-letter-seller" />
    </div>
  )
}

/** Average width of a letter in millimetres, for each point of its size. */
const LETTER_WIDTH = 0.19

/** Millimetres from the edges of the sheet, for print. Unlike the PDF's, the lines of the address are estimated. */
const windowStyle = ({ window: place, address: lines }: NonNullable<InvoiceView['letter']>) => {
  const { side, address, below } = place
  const edge = `${getSellerEdge(place)}mm`
  const countLines = (size: number) =>
    lines.reduce((sum, line) => sum + Math.ceil((line.length * LETTER_WIDTH * size) / address.width), 0)
  const { size, leading, top } = fitAddress(address, countLines)
  return {
    '--address-left': `${address.left}mm`,
    '--address-top': `${top}mm`,
    '--address-width': `${address.width}mm`,
    '--address-size': `${size}pt`,
    '--address-leading': `${leading}mm`,
    [side === 'left' ? '--seller-left' : '--seller-right']: edge,
    '--below': `${below}mm`,
  } as CSSProperties
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line, index) => (
    <p key={index} className="invoice-muted">
      <span>{line.includes('@') ? <EmailAddress text={line} /> : line}</span>
    </p>
  ))
}

/** Email address that breaks after `@` or a dot where it has to. */
const EmailAddress = ({ text }: { text: string }) =>
  text.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Seller's logo at its final size from the first paint, to avoid layout shift. */
function InvoiceDocumentLogo({ logo, text }: { logo: LogoRef; text: string }) {
  const scale = Math.min(BOX.width / logo.width, BOX.height / logo.height, 1)
  return (
    // Plain <img>: the file is small already, and the product does not use image optimisation.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className="invoice-logo"
      src={logo.src}
      alt={text}
      width={Math.max(1, Math.round(logo.width * scale))}
      height={Math.max(1, Math.round(logo.height * scale))}
    />
  )
}
