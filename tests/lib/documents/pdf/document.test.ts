import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { INVOICE_TEMPLATES } from '@/lib/business/design'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import { closeRenderer, renderInvoicePdf } from '@/lib/documents/pdf/render'
import { createRenderer } from '@/lib/documents/pdf/renderer'
import { isFullSize } from '../../../factories/full-size'
import { listHostileTexts } from './hostile-texts'
import { contains, toCopiedText, getLineTexts, readPdf, getPageText, type PdfText } from './read-pdf'
import { createSampleView } from './sample-invoices'

const DAY = '2025-01-05'
const bytesOf = async (of: InvoiceView, day: string) =>
  (await renderInvoicePdf(of, day, { use: 'business', id: 1 })).bytes()
const pdfOf = async (of: InvoiceView) => readPdf(await bytesOf(of, DAY))
const HEAD = ['Description', 'Quantity', 'Unit Price', 'Amount']

afterAll(closeRenderer)

describe('the content of the PDF', () => {
  it('is the whole view', async () => {
    const shown = createSampleView(10)
    const pdf = await pdfOf(shown)
    const expected = [
      shown.seller.name,
      ...shown.seller.lines,
      'INVOICE',
      shown.invoiceNumber,
      shown.billTo!.name,
      ...shown.billTo!.lines,
      shown.amountDueLabel,
      shown.amountDue,
      ...shown.facts.flatMap(({ label, value }) => [label, value]),
      ...shown.payment.flatMap(({ label, value }) => [label, value]),
      `Notes${shown.notes}`,
      `Terms and Conditions${shown.terms}`,
      'Thank you for your business',
    ]
    expect(expected.filter((text) => !contains(pdf, text))).toEqual([])
  })

  it.each([1, 10, 61])(
    'has each of %i lines and the exact totals, each figure beside its label',
    async (count) => {
      const shown = createSampleView(count)
      const { pages } = await pdfOf(shown)
      const lineWith = (text: string) => {
        const page = pages.find((texts) => texts.some((one) => one.text === text))
        return (
          page &&
          getLineTexts(
            page,
            page.find((one) => one.text === text)!,
          )
        )
      }
      for (const line of filterItems(shown.lines))
        expect(lineWith(line.description)).toEqual([
          line.description,
          line.quantity,
          line.unitPrice,
          line.amount,
        ])
      expect(lineWith('Subtotal')).toEqual(['Subtotal', shown.sums[0]!.value])
      expect(lineWith('Tax (9.975%)')).toEqual(['Tax (9.975%)', shown.sums[1]!.value])
      expect(lineWith('Total')).toEqual(['Total', shown.total])
    },
  )

  it('omits the number of days left, because a file is read on another day', async () => {
    const overdue = createSampleView(1)
    expect(overdue.dueText).toBe('Overdue by 6 days')
    expect(contains(await pdfOf(overdue), 'Overdue')).toBe(false)
  })

  it('shows partial payment and balance, and no internal details', async () => {
    const pdf = await pdfOf(createSampleView(1, { amountPaid: '0.10', paymentMethod: 'REQUEST', taxRate: 0 }))
    expect(contains(pdf, 'Part paid')).toBe(true)
    expect(contains(pdf, 'Balance due')).toBe(true)
    const internal = ['Sent', 'Invoice type', 'One-off', 'Payment method', 'Request', 'Tax']
    expect(internal.filter((text) => contains(pdf, text))).toEqual([])
  })

  it.each(INVOICE_TEMPLATES)('requests no payment that is not due, in %s', async (template) => {
    const of = (over: object) => {
      const shown = createSampleView(1, over)
      return pdfOf({ ...shown, template })
    }
    expect(contains(await of({}), 'Payment details')).toBe(true)
    expect(contains(await of({ status: 'PAID' }), 'Payment details')).toBe(false)
    const cancelled = await of({ status: 'CANCELLED', amountPaid: '0.10' })
    expect(contains(cancelled, 'Payment details')).toBe(false)
    expect(contains(cancelled, 'Balance due')).toBe(false)
    expect(contains(cancelled, 'Part paid')).toBe(false)
    expect(contains(cancelled, 'Paid')).toBe(true)
  })

  it('watermarks a draft, stamps a paid invoice and marks a cancelled one', async () => {
    expect(contains(await pdfOf(createSampleView(1, { status: 'DRAFT' })), 'DRAFT')).toBe(true)
    expect(contains(await pdfOf(createSampleView(1)), 'DRAFT')).toBe(false)
    expect(contains(await pdfOf(createSampleView(1, { status: 'PAID' })), 'PAID')).toBe(true)
    expect(contains(await pdfOf(createSampleView(1)), 'PAID')).toBe(false)
    const cancelled = await pdfOf(createSampleView(1, { status: 'CANCELLED' }))
    expect(contains(cancelled, 'Amount due£0.00')).toBe(true)
  })

  it('shows the placeholders of an unfinished form', async () => {
    const seller = { ...createSampleView(0).seller, name: 'Your Company', lines: [] }
    const pdf = await pdfOf({
      ...createSampleView(0, { invoiceNumber: '', client: null, dueDate: '', status: 'DRAFT' }),
      seller,
    })
    expect(
      ['EXAMPLE-0001', 'Your Company', 'No client chosen yet', 'No items yet'].filter(
        (text) => !contains(pdf, text),
      ),
    ).toEqual([])
  })

  it('carries its title, author and date', async () => {
    const { info } = await pdfOf(createSampleView(1))
    expect(info).toContain('/Title (Invoice INV-0042)')
    expect(info).toContain('/Author (Harbour & Pine Studio Ltd)')
    expect(info).toContain('/CreationDate (D:20250105000000Z)')
  })
})

describe('pages of the PDF', () => {
  const numbers = (pages: PdfText[][]) =>
    pages.map((page) => page.find(({ text }) => /^Page \d/.test(text))?.text)

  it('are numbered if there are several, and repeat the table’s head', async () => {
    const { pages } = await pdfOf(createSampleView(100))
    expect(pages.length).toBeGreaterThan(2)
    expect(numbers(pages)).toEqual(pages.map((_, index) => `Page ${index + 1} of ${pages.length}`))
    for (const page of pages.filter((texts) => texts.some(({ text }) => /^Item /.test(text))))
      expect(page.map(({ text }) => text)).toEqual(expect.arrayContaining(HEAD))
    // Every further page names the seller and the number.
    for (const page of pages.slice(1)) {
      const top = page.filter(({ y }) => y === Math.max(...page.map((text) => text.y)))
      expect(top.map(({ text }) => text)).toEqual(['Harbour & Pine Studio Ltd', 'Invoice INV-0042'])
    }
    const thanks = pages.map((page) => page.some(({ text }) => text === 'Thank you for your business'))
    expect(thanks).toEqual(pages.map((_, index) => index === pages.length - 1))
  })

  it('have no number if there is only one', async () => {
    expect(numbers((await pdfOf(createSampleView(1))).pages)).toEqual([undefined])
  })

  it('never split a row, and never separate a total', async () => {
    const lineItems = Array.from({ length: 60 }, (_, index) => ({
      description: `<${index}> first\n<${index}> second\n<${index}> third`,
      quantity: 1,
      unitPrice: 1,
    }))
    const { pages } = await pdfOf(createSampleView(0, { lineItems }))
    for (let index = 0; index < 60; index++) {
      const holding = pages.filter((page) => getPageText(page).includes(`<${index}>`))
      expect(holding).toHaveLength(1)
      expect(getPageText(holding[0]!)).toContain(`<${index}>third`)
    }
    expect(getPageText(pages.find((page) => getPageText(page).includes('Subtotal'))!)).toContain('<59>')
  })

  it('continue a description that is longer than a page', async () => {
    const description = Array.from({ length: 150 }, (_, index) => `[line ${index}]`).join('\n')
    const { pages } = await pdfOf(
      createSampleView(0, { lineItems: [{ description, quantity: 1, unitPrice: 1 }] }),
    )
    const all = getPageText(...pages)
    for (let index = 0; index < 150; index++) expect(all).toContain(`[line${index}]`)
  })

  it('keep everything within the margins', async () => {
    const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(5)
    const { pages } = await pdfOf(
      createSampleView(0, {
        invoiceNumber: 'W'.repeat(50),
        seller: { ...sellerNamed(long.slice(0, 200)) },
        client: { ...clientNamed(long) },
        lineItems: [{ description: long, quantity: 1_000_000, unitPrice: 1_000_000_000 }],
      }),
    )
    const upright = pages.flat().filter(({ text }) => text !== 'DRAFT')
    expect(Math.min(...upright.map(({ x }) => x))).toBeGreaterThanOrEqual(47.9)
    expect(Math.max(...upright.map(({ x }) => x))).toBeLessThan(548)
    expect(Math.min(...upright.map(({ y }) => y))).toBeGreaterThan(30)
  })
})

const sellerNamed = (name: string) => ({
  logo: null,
  name,
  address: 'a\n'.repeat(60),
  regNumber: null,
  vat: null,
  taxNumber: null,
  bankName: name,
  bankAccountName: name,
  bankAccountNumber: '1',
  bankSortCode: '2',
  bankIban: null,
  bankSwift: null,
  template: 'CLASSIC' as const,
  accentColor: '#005c67',
})
const clientNamed = (name: string) => ({
  name,
  companyName: name,
  email: `${name}@example.com`,
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  vatNumber: null,
  taxNumber: null,
  companyNumber: null,
})

describe('scripts in the PDF', () => {
  const TEXT = 'Łódź, Ελλάδα, Αγορών ψωμί, Москва, Ⴀ Հայ, ₹ € £ ¥ ₺ ₩, ½ ✓ → café'

  it('are written with fonts that contain them', async () => {
    const pdf = await pdfOf(createSampleView(1, { notes: TEXT }))
    expect(contains(pdf, `Notes${TEXT}`)).toBe(true)
    expect(
      pdf.fonts.every(({ name, embedded }) => embedded && /^(Geist|Inter|DejaVu|SourceSerif)/.test(name)),
    ).toBe(true)
  })

  it('can be copied from a later file even if its first use was a lone accent', async () => {
    await bytesOf(createSampleView(1, { notes: 'ź' }), DAY)
    expect(contains(await pdfOf(createSampleView(1, { notes: 'zebra' })), 'zebra')).toBe(true)
  })

  it('can be copied as typed where letters are joined', async () => {
    const notes = 'unfinished, official, flat, letter, ﬁne, a -> b'
    const pdf = await pdfOf(createSampleView(1, { notes }))
    expect(contains(pdf, `Notes${notes.replace('ﬁ', 'fi')}`)).toBe(true)
  })

  it('show a box for each character that no font has', async () => {
    const pdf = await pdfOf(createSampleView(1, { notes: 'ᚠᛇ (runes), ཀྵ, end' }))
    expect(contains(pdf, 'Notes□□ (runes), □, end')).toBe(true)
    expect(/\u0000/.test(getPageText(...pdf.pages))).toBe(false)
  })

  it.each([
    ['Thai', 'NotoSansThai', 'ร้านค้าที่รัก น้ำใจ สำนักงานใหญ่ ผู้เสียภาษี ฿500'],
    ['Devanagari', 'NotoSansDevanagari', 'क्षत्रिय सॉफ़्टवेयर प्राइवेट लिमिटेड, हिंदी कृत्रिम। र्क र्\u200dक'],
    ['Bengali', 'NotoSansBengali', 'ত্রৈমাসিক প্রতিবেদন, কোম্পানি লিমিটেড।'],
    ['Tamil', 'NotoSansTamil', 'நிறுவனம் கொடுக்கும் சேவை, ஸ்ரீ'],
    ['Gujarati', 'NotoSansGujarati', 'ગુજરાતી ક્ષેત્ર, શ્રી જ્ઞાન'],
    ['Gurmukhi', 'NotoSansGurmukhi', 'ਪੰਜਾਬੀ ਸਿੰਘ ਪ੍ਰਾਈਵੇਟ'],
    ['Telugu', 'NotoSansTelugu', 'తెలుగు క్షేత్రం స్త్రీ'],
    ['Kannada', 'NotoSansKannada', 'ಕನ್ನಡ ಕ್ಷೇತ್ರ ಸ್ತ್ರೀ'],
    ['Malayalam', 'NotoSansMalayalam', 'മലയാളം ക്ഷേത്രം സ്ത്രീ'],
    [
      'emoji',
      'NotoEmoji',
      '👩\u200d💻 🇩🇪 👍🏽 🏳️\u200d🌈 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 1️⃣ ☎️ end',
    ],
  ])('are copied and searched as written: %s', async (_, font, notes) => {
    const pdf = await pdfOf(
      createSampleView(1, { notes, seller: { ...sellerNamed(notes), template: 'MODERN' } }),
    )
    expect(contains(pdf, `Notes${notes}`)).toBe(true)
    expect(getPageText(...pdf.pages)).not.toMatch(/[\u0000□]/)
    const drawn = pdf.fonts.filter(({ name }) => name.startsWith(font))
    expect(drawn.map(({ embedded }) => embedded)).toEqual(font === 'NotoEmoji' ? [true] : [true, true])
  })

  it('embed only the fonts that the text needs', async () => {
    const extras = async (notes: string) =>
      new Set(
        (await pdfOf(createSampleView(1, { notes }))).fonts
          .map(({ name }) => name)
          .filter((name) => /^Noto/.test(name)),
      )
    await pdfOf(createSampleView(1, { notes: 'ร้าน नमस्ते 🎉' }))
    expect(await extras('Plain → text')).toEqual(new Set())
    expect(await extras('नमस्ते।')).toEqual(new Set(['NotoSansDevanagari-Regular']))
  })

  it('draws ligatures, conjuncts and emoji sequences as one glyph', async () => {
    const { pages } = await pdfOf(createSampleView(1, { notes: 'क्ष 👩\u200d💻 🇩🇪 👍🏽' }))
    const glyphs = pages[0]!.flatMap((one) => one.glyphs)
    for (const whole of ['क्ष', '👩\u200d💻', '🇩🇪', '👍🏽']) expect(glyphs).toContain(whole)
  })

  it('wrap Thai between words', async () => {
    const notes = 'ขอขอบคุณลูกค้าทุกท่านที่ไว้วางใจใช้บริการของเราตลอดมา'.repeat(4)
    const { pages } = await pdfOf(createSampleView(1, { notes }))
    const lines = pages[0]!.map(({ text }) => text).filter((text) => /\p{sc=Thai}/u.test(text))
    expect(lines.length).toBeGreaterThan(1)
    const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(notes)].map(
      ({ segment }) => segment,
    )
    for (const line of lines) expect(words.some((word) => line.startsWith(word))).toBe(true)
    expect(lines.join('')).toBe(notes)
  })

  it('include Chinese, Japanese and Korean, with embedded fonts', async () => {
    const notes = '株式会社東京デザイン「さくら」、网站设计与开发，黃們說，주식회사 한국'
    const pdf = await pdfOf(createSampleView(1, { notes, seller: { ...sellerNamed('山田 Studio') } }))
    expect(contains(pdf, notes)).toBe(true)
    expect(contains(pdf, '山田 Studio')).toBe(true)
    expect(pdf.fonts.every(({ embedded }) => embedded)).toBe(true)
    expect(pdf.fonts.some(({ name }) => name.startsWith('NotoSansJP'))).toBe(true)
  })

  it('wrap between Chinese and Japanese characters, but never before closing punctuation', async () => {
    const { pages } = await pdfOf(createSampleView(1, { notes: '支払い、'.repeat(60) }))
    const lines = pages[0]!.filter(({ text }) => text.includes('支払い'))
    expect(lines.length).toBeGreaterThan(1)
    for (const { text } of lines) expect(text).toMatch(/^[支払い].*$/)
  })

  it('are in reading order, with Hebrew and Arabic from the right', async () => {
    const { pages } = await pdfOf(
      createSampleView(1, {
        client: { ...clientNamed('סטודיו כהן (2019)'), email: null },
        notes: 'הטבק ١٢',
        termsAndConditions: 'Begin שלום stop',
      }),
    )
    // Right-to-left words are drawn from the last letter to the first.
    const lineWith = (text: string) =>
      getLineTexts(
        pages[0]!,
        pages[0]!.find((one) => one.text.includes(text))!,
      ).join('')
    expect(lineWith('2019')).toBe('(2019) ןהכ וידוטס')
    expect(lineWith('stop')).toBe('Begin םולש stop')
    expect(lineWith('١')).toBe('١٢ קבטה')
  })

  it('are copied and searched as written from right to left', async () => {
    const arabic = 'شركة النور للتجارة والاستشارات میخواهم إلى لاحقا'
    const hebrew = 'סטודיו כהן בע״מ'
    const { pages } = await pdfOf(createSampleView(1, { notes: arabic, termsAndConditions: hebrew }))
    const words = pages[0]!.map(toCopiedText)
    for (const word of `${arabic} ${hebrew}`.split(' ')) expect(words).toContain(word)
    // Copied text contains the typed letters, not presentation forms.
    expect(getPageText(...pages)).not.toMatch(/[\ufb50-\ufdff\ufe70-\ufeff]/)
  })

  it('have figures of equal width in every money column', async () => {
    const lineItems = [1111111.11, 8888888.88, 4040404.04].map((unitPrice) => ({
      description: 'x',
      quantity: 1,
      unitPrice,
    }))
    const { pages } = await pdfOf(createSampleView(0, { lineItems }))
    const starts = pages[0]!.filter(({ text }) => /^£\d,\d{3},\d{3}\.\d\d$/.test(text)).map(({ x }) => x)
    expect(new Set(starts.slice(0, 6).map((x) => x.toFixed(2))).size).toBe(2)
  })
})

describe('hostile text in the PDF', () => {
  it('stays plain text in every field', async () => {
    const all500 = listHostileTexts()
    expect(all500.length).toBeGreaterThanOrEqual(500)
    // All special cases, but only every sixth of the generated character runs.
    const texts = isFullSize ? all500 : all500.filter((_, index) => index < 56 || index % 6 === 0)
    const lineItems = texts.map((description) => ({ description, quantity: 1, unitPrice: 1 }))
    const all = texts.join(' ').slice(0, 5000)
    const bytes = await bytesOf(
      createSampleView(0, {
        lineItems,
        notes: all,
        termsAndConditions: texts.slice(-100).join('\n'),
        seller: { ...sellerNamed(texts.slice(0, 20).join(' ')), address: texts.slice(20, 40).join('\n') },
        client: { ...clientNamed(texts.slice(40, 60).join(' ')) },
      }),
      DAY,
    )
    expect(
      readPdf(bytes)
        .pages.flat()
        .filter(({ text }) => text === '£1.00').length,
    ).toBe(texts.length * 2)
    // Only pages and text: no actions, scripts, links or files.
    const raw = Buffer.from(bytes).toString('latin1')
    expect(raw).not.toMatch(/\/(JavaScript|JS|URI|Launch|EmbeddedFile|OpenAction|Annots \[\s*\d)/)
  })

  it('renders the maximum number of lines', async () => {
    const count = isFullSize ? 1000 : 200
    expect(contains(await pdfOf(createSampleView(count)), `Item ${count} of the work`)).toBe(true)
  })
})

describe('the PDF of the same invoice', () => {
  it('is identical to the byte, whatever was rendered before', async () => {
    const fresh = createRenderer()
    // A paid invoice's PDF doesn't depend on the current day.
    const paid = createSampleView(12, { status: 'PAID' })
    const job = { view: paid, logo: null, createdAt: Date.parse(DAY) }
    const first = await fresh.render(job, { use: 'business', id: 1 })
    await fresh.render(
      { ...job, view: createSampleView(3, { notes: 'Łódź 東京 Ελλάδα', status: 'PAID' }) },
      { use: 'business', id: 1 },
    )
    const again = await fresh.render(job, { use: 'business', id: 1 })
    await fresh.close()
    // Rendered by a thread that has rendered all documents of the tests above.
    const elsewhere = await bytesOf(paid, DAY)
    expect(Buffer.from(again).equals(first)).toBe(true)
    expect(Buffer.from(elsewhere).equals(first)).toBe(true)
  })

  it('has one hash, which any change of content changes', async () => {
    const hash = async (of: InvoiceView) => (await renderInvoicePdf(of, DAY, { use: 'business', id: 1 })).hash
    expect(await hash(createSampleView(3))).toBe(await hash(createSampleView(3)))
    expect(await hash(createSampleView(3, { notes: 'Other' }))).not.toBe(await hash(createSampleView(3)))
  })

  it('is rendered once for concurrent requests', async () => {
    const shown = createSampleView(2, { notes: 'asked for at once' })
    const files = await Promise.all(Array.from({ length: 5 }, () => bytesOf(shown, DAY)))
    for (const file of files) expect(file).toBe(files[0])
    expect(await bytesOf(shown, DAY)).toBe(files[0])
  })
})

it('the PDF replaces characters missing in the fonts by equivalent ones: the wide tilde of Japanese keyboards, and ligature characters', async () => {
  const pdf = await pdfOf({ ...createSampleView(1), notes: '10:00～12:00、㈱山田、㎡、①' })
  expect(getPageText(...pdf.pages)).toContain('10:00〜12:00、(株)山田、m2、①')
})
