import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { PublicToolbar } from '@/components/documents/public-links/public-toolbar'
import { createCopyButton } from '@/components/documents/public-links/create-copy-button'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { LANGUAGES, type Language } from '@/lib/core/languages'
import { renderReminder } from '@/lib/reminders/reminder-rules'
import { createDocumentView } from '@/lib/documents/view/document-view'
import { renderInvoiceMail } from '@/lib/mail/letters/invoice-mail'
import { createReceiptMail } from '@/lib/mail/letters/receipt-mail'
import { createShareMessage } from '@/lib/mail/letters/share-message'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { interpolate } from '@/lib/i18n/texts'
import { getMessages } from '@/lib/i18n/get-messages'
import { sampleCases } from '@/tests/factories/full-size'
import { createWordlessSource } from '@/tests/factories/omega-messages'
import { readPdf, getPageText } from '../pdf/read-pdf'

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((code) => code !== 'en')
const TODAY = '2026-11-20'

afterAll(closeRenderer)

const STOP_WORDS =
  'the and your you invoice please payment amount number thank thanks paid due with from this view bill quantity price overdue reminder receipt copy print questions just reply sent january february march april june july august september october november december day days hours'.split(
    ' ',
  )
/** Words that are spelled the same in English but mean something else. */
const HOMOGRAPHS: Partial<Record<Language, string[]>> = {
  de: ['september', 'november', 'august', 'april'],
  nl: ['november', 'september', 'april'],
  sv: ['november', 'september', 'april'],
}

/** Finds English words in a text. URLs, class names and the product's own name aside, every word is a translated one. */
function englishIn(text: string, language: Language): string[] {
  const words = text.replace(/https?:\S+|Sheaf/g, '').match(/\p{L}+/gu) ?? []
  return words
    .map((word) => word.toLowerCase())
    .filter((word) => STOP_WORDS.includes(word) && !HOMOGRAPHS[language]?.includes(word))
}
const shown = (html: string) =>
  html
    .replace(/<(style|script)[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')

const source = (language: Language, over: object = {}) => {
  const one = createWordlessSource({ taxRate: 20, purchaseOrder: '7', ...over })
  return {
    ...one,
    lineItems: [{ description: '3', quantity: 2, unit: 'day', unitPrice: 100 }],
    seller: { ...one.seller, language, place: null },
  }
}

describe.each(OTHERS)('a document in %s', (language) => {
  const speech = getMessages({ language })
  const view = (over?: object) => createDocumentView(source(language, over), { today: TODAY })

  it('has no English word on its public page', () => {
    for (const over of [{}, { status: 'PAID' }, { status: 'CANCELLED' }, { amountPaid: 1 }]) {
      const page = renderToStaticMarkup(
        createElement('div', null, [
          createElement(PublicToolbar, { key: 1, view: view(over), words: speech.page, pdf: '/x' }),
          createElement(InvoiceDocument, {
            key: 2,
            view: view(over),
            headingLevel: 1 as const,
            Copy: createCopyButton(speech.page, view().lang),
          }),
        ]),
      )
      expect(page).toContain(`lang="${view().lang}"`)
      expect(shown(page)).toContain(speech.page.print)
      expect(englishIn(shown(page), language)).toEqual([])
    }
    const about = interpolate(speech.page.about, {
      title: interpolate(speech.page.from, { title: view().title, seller: '1' }),
    })
    expect(englishIn(about, language)).toEqual([])
  })

  it('has no English word in its PDF', async () => {
    // The page test covers the texts of drafts and paid documents in every language.
    for (const over of sampleCases([{ status: 'DRAFT' }], [{}, { status: 'DRAFT' }, { status: 'PAID' }])) {
      const bytes = await (await renderInvoicePdf(view(over), TODAY, { use: 'business', id: 1 })).bytes()
      const text = getPageText(...readPdf(bytes).pages)
      expect(text).toContain('123')
      expect(englishIn(text, language)).toEqual([])
      // No glyph is missing.
      expect(text).not.toContain('□')
      expect(Buffer.from(bytes).toString('latin1')).toContain(`/Lang (${view().lang})`)
    }
  })

  it('has no English word in its emails', async () => {
    const invoice = {
      invoiceNumber: '42',
      currency: 'GBP',
      dueDate: '2026-11-16',
      client: { name: '', companyName: null },
      balance: 12,
      url: 'https://x.test/invoice/y',
      seller: { language },
    }
    const OWN = {
      beforeSubject: 'Pay the invoice',
      beforeMessage: 'Please pay',
      afterSubject: 'Pay the invoice',
      afterMessage: 'Please pay',
    }
    const letters = [
      ...(['2026-11-10', '2026-11-24'] as const).flatMap((day) =>
        [12, 24].map((totalAmount) =>
          createShareMessage({ ...invoice, status: 'SENT', totalAmount }, day, speech),
        ),
      ),
      ...(['QUOTE', 'PROFORMA'] as const).map((kind) =>
        createShareMessage({ ...invoice, kind, status: 'SENT', totalAmount: 12 }, '2026-11-24', speech),
      ),
      ...['2026-11-10', '2026-11-16', '2026-11-17', '2026-11-24'].flatMap((day) => {
        // The business's own texts are in English and don't apply to this client.
        const texts = { en: { ...OWN } }
        const { subject, message } = renderReminder({ texts }, invoice, day, speech)
        return [subject, message]
      }),
      ...[0, 5].flatMap((balance) => {
        const paid = { ...invoice, balance, client: { name: '' } } as never
        return (['CASH', 'CREDIT'] as const).flatMap((method) =>
          Object.values(
            createReceiptMail(
              paid,
              { amount: 7, credited: 2, paidOn: TODAY, method },
              invoice.url,
              TODAY,
              speech,
            ),
          ),
        )
      }),
    ]
    for (const text of letters) expect([text, englishIn(text, language)]).toEqual([text, []])
    for (const over of [{}, { status: 'PAID' }]) {
      const letter = { view: view(over), words: speech.mail.letter, message: letters[0]!, logoSrc: null }
      const { html, text } = await renderInvoiceMail(letter)
      expect(englishIn(text, language)).toEqual([])
      expect(englishIn(shown(html), language)).toEqual([])
      expect(html).toContain(`lang="${view().lang}"`)
    }
  })
})

it('recognizes an English word', () => {
  expect(englishIn('Rechnung Invoice zu', 'de')).toEqual(['invoice'])
})
