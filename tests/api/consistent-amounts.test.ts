import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import fc from 'fast-check'
import { getPublicView } from '@/app/(public)/invoice/[token]/get-public-view'
import * as publicRoute from '@/app/api/public/invoice/[token]/route'
import * as one from '@/app/api/invoices/[id]/route'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { toInvoiceFields, toInvoiceSource } from '@/components/documents/form/invoice-form-values'
import type { InvoiceFormValues } from '@/lib/documents/schema'
import type { Invoice, PublicInvoice } from '@/lib/documents/types'
import { LANGUAGES, type Language } from '@/lib/core/languages'
import { TAX_CATEGORIES } from '@/lib/core/tax/categories'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { createInvoiceView, type ViewLine } from '@/lib/documents/view/invoice-view'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { getMessages } from '@/lib/i18n/get-messages'
import { Browser } from '@/tests/factories/browser'
import { freezeToday } from '@/tests/factories/clock'
import { getRandomRuns } from '@/tests/factories/full-size'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { contains, readPdf } from '../lib/documents/pdf/read-pdf'

/** Up to a thousand runs at full size (docs/taxes.md). */
const RUNS = getRandomRuns(4)
const TODAY = freezeToday()

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
let clientId: number
beforeAll(async () => {
  owner = await Browser.signedIn()
  clientId = (await createClient(owner.user.actor)).id
})
afterAll(closeRenderer)

const rate = fc.constantFrom(0, 5.5, 7, 8.1, 19, 20, 9.975)
// Category O excludes all others; an intra-EU supply needs a supply date.
const tax = fc.oneof(
  fc.record({ rate: fc.constantFrom(5.5, 7, 8.1, 19, 20, 9.975), category: fc.constant('S' as const) }),
  fc.record({
    rate: fc.constant(0),
    category: fc.constantFrom(...TAX_CATEGORIES.filter((one) => one !== 'O' && one !== 'S')),
  }),
)
const discount = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('PERCENT' as const),
      value: fc.integer({ min: 0, max: 5000 }).map((n) => n / 100),
    }),
    fc.record({ kind: fc.constant('AMOUNT' as const), value: fc.integer({ min: 0, max: 1 }) }),
  ),
)
const line = fc.record({
  description: fc.constantFrom('Design', 'Print run, folded', 'Beratung'),
  quantity: fc.integer({ min: 4, max: 40_000 }).map((n) => n / 4),
  unit: fc.constantFrom('h', 'day', 'km'),
  unitPrice: fc.integer({ min: 4000, max: 9_999_999 }).map((n) => n / 1000),
  discount,
  tax: fc.option(tax),
})
const languages = Object.keys(LANGUAGES) as Language[]
/** A line's own tax: a rate, or an exemption with an optional reason. */
const ownTax = fc.oneof(
  fc.record({ taxRate: rate }),
  fc.record({
    taxRate: fc.constant(0),
    taxCategory: fc.constantFrom('E' as const, 'AE' as const, 'K' as const, 'G' as const, 'Z' as const),
    taxReason: fc.option(fc.constantFrom('§ 4 Nr. 21 UStG', 'Article 44, Directive 2006/112/EC')),
  }),
)
const charged = fc.record({
  kind: fc.constantFrom('INVOICE' as const, 'QUOTE' as const, 'PROFORMA' as const),
  currency: fc.constantFrom('EUR' as const, 'JPY' as const, 'KWD' as const, 'USD' as const),
  pricesIncludeTax: fc.boolean(),
  discount,
  withholding: fc.option(fc.record({ label: fc.constant('IRPF'), rate: fc.constantFrom(15, 7.5) })),
  language: fc.constantFrom(...languages),
  secondLanguage: fc.option(fc.constantFrom(...languages)),
  serviceFrom: fc.constant('2026-11-01'),
  lineItems: fc.array(line, { minLength: 1, maxLength: 6 }),
})
const document = fc.tuple(charged, ownTax).map(([values, own]) => ({
  ...values,
  ...own,
  secondLanguage: values.secondLanguage === values.language ? null : values.secondLanguage,
}))

/** Returns a page's text without tags. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')

const figuresOf = (line: ViewLine) =>
  line.kind === 'ITEM' ? [line.quantity, line.unitPrice, line.amount, ...(line.note ? [line.note] : [])] : []

/** Removes white space, because a PDF breaks lines anywhere. */
const plain = (text: string) => text.replace(/\s+/g, '')

it('amounts are identical in the form, the API, the PDF and the public page', async () => {
  await fc.assert(
    fc.asyncProperty(document, async (values) => {
      const made = await createInvoice(owner.user.actor, clientId, {
        ...(values as Partial<InvoiceFormValues>),
        issueDate: '2026-11-20',
        shared: true,
        status: 'SENT',
      })
      const params = { id: String(made.id) }
      const invoice = (await (
        await owner.call(one.GET, `/api/invoices/${made.id}`, { params })
      ).json()) as Invoice
      const token = made.publicToken!
      const shared = (await (
        await new Browser().call(publicRoute.GET, `/api/public/invoice/${token}`, { params: { token } })
      ).json()) as PublicInvoice

      // The public link shows the API's figures.
      for (const name of [
        'subtotal',
        'taxAmount',
        'totalAmount',
        'discountAmount',
        'withheldAmount',
      ] as const)
        expect(shared[name]).toBe(invoice[name])
      expect(shared.taxes).toEqual(invoice.taxes)

      // The stored document and the form's preview render the same.
      const view = createDocumentView(invoice, { today: TODAY })
      const words = getMessages(invoice.seller).document
      const typed = toInvoiceSource(
        toInvoiceFields(invoice, null, '.'),
        invoice.seller,
        invoice.client as never,
      )
      const preview = createInvoiceView({ ...typed, status: invoice.status }, { today: TODAY, words })
      for (const name of ['sums', 'lines', 'reasons', 'amountDue', 'facts'] as const)
        expect([name, preview[name]]).toEqual([name, view[name]])

      // The public page and the PDF show every figure.
      const { view: sharedView } = (await getPublicView(token))!
      const page = plain(textOf(renderToStaticMarkup(createElement(InvoiceDocument, { view: sharedView }))))
      const bytes = await (await renderInvoicePdf(view, TODAY, { use: 'business', id: 1 })).bytes()
      const paper = readPdf(bytes)
      const saidOn = (text: string) =>
        expect([contains(paper, text), page.includes(plain(text)), text]).toEqual([true, true, text])
      for (const { label, value } of view.sums) for (const text of [label, value]) saidOn(text)
      for (const text of view.reasons) saidOn(text)
      for (const shown of [view.amountDue, ...view.lines.flatMap(figuresOf)]) saidOn(shown)
    }),
    { numRuns: RUNS, seed: 20_261_125, interruptAfterTimeLimit: undefined },
  )
}, 3_600_000)
