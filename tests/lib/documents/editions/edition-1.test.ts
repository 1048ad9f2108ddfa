import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Language } from '@/lib/core/languages'
import { createDocumentView } from '@/lib/documents/view/document-view'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { createReceiptView, formatReceiptName } from '@/lib/documents/view/receipt-view'
import { COUNTRIES, createPaidSample, createSample, SAMPLES } from './sample-documents'

const today = '2026-11-13'

const WORDS = [
  ...['kind', 'billTo', 'noClient', 'lineItems', 'description', 'quantity', 'unitPrice', 'tax', 'amount'],
  ...[
    'noLines',
    'subtotal',
    'total',
    'paid',
    'balanceDue',
    'partPaid',
    'howToPay',
    'paymentDetails',
    'notes',
  ],
  ...['terms', 'footer', 'page', 'kindMark', 'draftMark', 'paidStamp', 'cancelledStamp'],
]

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/\u00a0/g, '_')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** Everything that edition 1 printed, in order. */
const listPrinted = (view: InvoiceView): string[] =>
  listTexts([
    [view.lang, view.invoiceNumber, view.title, view.statusLabel, view.dueText, view.dueNote, view.dueDate],
    [view.badge?.text, view.seller.name, view.seller.lines, view.billTo?.name, view.billTo?.lines],
    [...view.facts, ...view.payment].map(({ label, value }) => [label, value]),
    view.lines.map((line) =>
      line.kind === 'ITEM'
        ? [line.description, line.note, line.quantity, line.unitPrice, line.tax, line.amount]
        : line.description,
    ),
    view.unitPriceLabel,
    view.sums.map(({ label, value }) => [label, value]),
    [view.reasons, view.amountDueLabel, view.amountDue, view.amountToPay, view.notes, view.terms],
    Object.entries(view.words).flatMap(([key, word]) => (WORDS.includes(key) ? [word] : [])),
  ])

function printAll(language: string, country: string | null, over: object = {}) {
  const names = Object.keys(SAMPLES)
  const print = (name: string) =>
    listPrinted(createDocumentView({ ...createSample(name, language, country, over), edition: 1 }, { today }))
  const invoice = { ...createPaidSample(language, country), edition: 1 }
  const receipt = createReceiptView(invoice, invoice.payments, { today })
  return Object.fromEntries([
    ...names.map((name) => [name, print(name)]),
    ['receipt', [formatReceiptName(invoice, invoice.payments), ...listPrinted(receipt)]],
  ]) as Record<string, string[]>
}

const hash = (printed: object) =>
  createHash('sha256').update(JSON.stringify(printed)).digest('hex').slice(0, 16)

interface Printed {
  /** In full, by language: three documents and a receipt. */
  texts: Record<string, Record<string, string[]>>
  /** All documents, by language and the seller's country. */
  hashes: Record<string, string>
}

const SHOWN = ['discounted', 'credit note', 'final invoice', 'receipt']

function printEverything(): Printed {
  const languages = Object.keys(COUNTRIES) as Language[]
  const pick = (printed: Record<string, string[]>) =>
    Object.fromEntries(SHOWN.map((name) => [name, printed[name]!]))
  return {
    texts: Object.fromEntries(languages.map((one) => [one, pick(printAll(one, COUNTRIES[one]![1]!))])),
    hashes: Object.fromEntries([
      ...languages.flatMap((one) =>
        COUNTRIES[one]!.map((country) => [`${one}-${country ?? ''}`, hash(printAll(one, country))]),
      ),
      ...languages.map((one) => {
        const secondLanguage = one === 'en' ? 'de' : 'en'
        return [`${one} and ${secondLanguage}`, hash(printAll(one, COUNTRIES[one]![1]!, { secondLanguage }))]
      }),
    ]),
  }
}

// The file was written by the release before edition 2, and never changes.
const printed = JSON.parse(readFileSync(`${__dirname}/edition-1.json`, 'utf8')) as Printed
const now = printEverything()

it.each(Object.keys(printed.texts))(
  'prints documents and receipts of edition 1 unchanged in %s',
  (language) => {
    expect(now.texts[language]).toEqual(printed.texts[language])
  },
)

it('prints every sample of edition 1 unchanged, in every language and country', () => {
  expect(now.hashes).toEqual(printed.hashes)
})
