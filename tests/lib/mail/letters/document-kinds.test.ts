import { LANGUAGES, type Language } from '@/lib/core/languages'
import { renderInvoiceMail } from '@/lib/mail/letters/invoice-mail'
import { createShareMessage, createInvoiceMail } from '@/lib/mail/letters/share-message'
import { createDocumentView } from '@/lib/documents/view/document-view'
import type { DocumentKind, InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import type { Invoice } from '@/lib/documents/types'
import { getMessages } from '@/lib/i18n/get-messages'
import { createInvoiceSource } from '@/tests/factories/invoice-source'

const TODAY = '2026-12-01'
const document = (kind: DocumentKind, status: InvoiceStatus = 'SENT', language?: Language) =>
  ({
    ...createInvoiceSource({ kind, status, invoiceNumber: 'N-1', dueDate: '2026-12-24' }),
    totalAmount: 120,
    balance: 120,
    shareMessage: null,
    ...(language && { seller: { ...createInvoiceSource().seller, language } }),
  }) as unknown as Invoice
const written = (invoice: Invoice) =>
  createInvoiceMail(invoice, 'https://x.example/q', TODAY, getMessages(invoice.seller))
const letter = (invoice: Invoice) =>
  renderInvoiceMail({
    view: createDocumentView(invoice, { today: TODAY }),
    words: getMessages(invoice.seller).mail.letter,
    message: 'Hello',
    logoSrc: null,
  })

it('an email names a document by its kind, and explains its date', async () => {
  const quote = written(document('QUOTE'))
  expect(quote.subject).toMatch(/^Quote N-1( from |$)/)
  expect(quote.message).toContain('valid until Dec 24, 2026. You can accept it online.')
  expect(quote.message).not.toContain('Thank you')
  expect((await letter(document('QUOTE'))).text).toContain('Valid until: Dec 24, 2026')

  expect(written(document('PROFORMA')).message).toContain('pro forma invoice N-1 for')
  expect((await letter(document('PROFORMA'))).text).toContain('Due date: Dec 24, 2026')

  const credit = written(document('CREDIT_NOTE'))
  expect(credit.subject).toMatch(/^Credit note N-1/)
  const { html, text } = await letter(document('CREDIT_NOTE'))
  expect(`${credit.message} ${html} ${text}`).not.toMatch(/Dec 24|\bdue\b/i)
  expect(text).toContain('Amount credited: ')
})

it('an email omits the deadline of an answered quote', async () => {
  const { html, text } = await letter(document('QUOTE', 'ACCEPTED'))
  expect(html).toContain('Accepted')
  expect(html + text).not.toContain('alid until')
})

it.each(Object.keys(LANGUAGES) as Language[])(
  'an email fills in every placeholder of an email in %s',
  async (language) => {
    for (const kind of ['CREDIT_NOTE', 'QUOTE', 'PROFORMA'] as const) {
      const invoice = document(kind, 'SENT', language)
      const { html, text } = await letter(invoice)
      const { subject, message } = written(invoice)
      expect(`${subject} ${message} ${text} ${html.replace(/<style[^]*?<\/style>/g, '')}`).not.toMatch(
        /\{\w+\}/,
      )
      const preview = /display:none[^>]*>([^<]*)/.exec(html)![1]!
      expect(preview.trim()).not.toMatch(/[,、]$/)
    }
  },
)

it('an email starts a share message with the same texts', () => {
  const values = {
    ...document('QUOTE'),
    client: { name: 'Grace', companyName: null },
    url: 'https://x.example/q',
  }
  expect(createShareMessage(values, TODAY, getMessages({}))).toContain('our quote N-1')
})
