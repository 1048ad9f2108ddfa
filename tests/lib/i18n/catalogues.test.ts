import { LANGUAGES, type Language } from '@/lib/core/languages'
import { formatUnit, isKnownUnit, listUnitNames } from '@/lib/core/money/units'
import { flatten, listMailLabelsByKey, getMaxLabelLength, listLabelsByKey } from '@/lib/i18n/custom-labels'
import { createCountFormatter } from '@/lib/i18n/catalogue'
import { CATALOGUES, getMessages } from '@/lib/i18n/get-messages'
import { listCatalogueTexts } from './list-catalogue-texts'

const CODES = Object.keys(LANGUAGES) as Language[]
const OTHERS = CODES.filter((code) => code !== 'en')

/** Texts that replace others, which have tests of their own. */
const OVERRIDES = /^(byKind|byCountry)\./
const said = (language: Language) =>
  listCatalogueTexts({ ...CATALOGUES[language], formats: undefined }).filter(
    ([path]) => !OVERRIDES.test(path),
  )
const english = new Map(said('en'))
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
const PLURAL = /^\{count, plural, (.*)\}$/
/** Returns the words of a message, without its placeholders and the keywords of a plural. */
const wordsOf = (message: string) =>
  message
    .replace(PLURAL, '$1')
    .replace(/\b(one|few|many|other) (?=\{)|\{\w+\}/g, '')
    .match(/\p{L}+/gu) ?? []

// npm run check:messages compares keys and placeholders.
describe.each(OTHERS)('%s', (language) => {
  it('has no text with spaces around it, and none that quotes in the message format', () => {
    for (const [path, text] of said(language)) {
      expect([path, text.trim()]).toEqual([path, text])
      expect(text).not.toMatch(/^$|['<#]/)
    }
  })

  it('has each plural form of its language', () => {
    const rules = new Intl.PluralRules(language)
    const counts = [...Array.from({ length: 120 }, (_, count) => count), 0.5, 1.5, 2.25]
    const asked = new Set(counts.map((count) => rules.select(count)))
    for (const [path, message] of said(language)) {
      const [, plural] = PLURAL.exec(message) ?? []
      if (!plural) continue
      const given = plural.match(/\b(zero|one|two|few|many|other)(?= \{)/g)!
      // A word without variation has one form.
      if (given.length > 1)
        expect([path, [...asked].filter((form) => !given.includes(form))]).toEqual([path, []])
    }
  })

  it('is not in English', () => {
    const same = said(language).filter(
      ([path, text]) => wordsOf(text).length > 0 && text === english.get(path),
    )
    expect(same.filter(([, text]) => !ALSO_ENGLISH[language].includes(text))).toEqual([])
    const words = said(language).flatMap(([path, text]) =>
      wordsOf(text).map((word) => [path, word.toLowerCase()] as const),
    )
    expect(words.filter(([, word]) => isEnglish(word, language))).toEqual([])
  })

  it('leaves room for custom texts as long as its own', () => {
    const texts = Object.entries(listLabelsByKey(CATALOGUES[language].document))
    expect(texts.filter(([key, text]) => text.length > getMaxLabelLength(key))).toEqual([])
  })
})

describe.each(OTHERS)('the %s texts for other kinds and countries', (language) => {
  const { document, mail, page, byKind, byCountry } = CATALOGUES[language]
  const labels = { ...listLabelsByKey(document), ...flatten(document.depositLines, 'depositLines.') }
  const countries = Object.values(byCountry ?? {})
  const others = [
    ...[...Object.values(byKind ?? {}), ...countries.map((texts) => texts.document)].map(
      (texts) => [labels, listCatalogueTexts(texts)] as const,
    ),
    ...countries.map((texts) => [flatten(page), listCatalogueTexts(texts.page)] as const),
    ...countries.map((texts) => [listMailLabelsByKey(mail), listCatalogueTexts(texts.mail)] as const),
  ]

  it('replaces texts by others with the same placeholders, not in English', () => {
    for (const [words, texts] of others)
      for (const [key, text] of texts) {
        expect(Object.keys(words)).toContain(key)
        expect([key, holes(text)]).toEqual([key, holes(words[key]!)])
        expect([key, text]).not.toEqual([key, words[key]])
        expect(wordsOf(text).filter((word) => isEnglish(word.toLowerCase(), language))).toEqual([])
      }
  })
})

describe('custom labels', () => {
  const QUOTE_WORDS = { fr: 'Annulé', es: 'Anulado', it: 'Annullato', pt: 'Cancelado' } as const
  it.each(Object.entries(QUOTE_WORDS))(
    'do not make a quote agree in gender with an invoice: %s',
    (language, cancelled) => {
      const { document } = getMessages({ language: language as Language })
      const quote = document.getVariant!('QUOTE')!
      expect([quote.statuses.CANCELLED, quote.paymentStatus.cancelled]).toEqual([cancelled, cancelled])
      expect(quote.sheet.cancelledStamp).toBe(cancelled.toUpperCase())
      expect(document.statuses.CANCELLED).not.toBe(cancelled)
    },
  )

  it('override the catalogue for every kind of document and everywhere', () => {
    const { document } = getMessages({
      language: 'de',
      place: { country: 'CH' },
      ownWords: { de: { 'statuses.CANCELLED': 'Ungültig', 'seller.vat': 'UID {number}' } },
    })
    const quote = document.getVariant!('QUOTE')!
    expect([quote.statuses.CANCELLED, quote.paymentStatus.cancelled]).toEqual(['Ungültig', 'Ungültig'])
    expect(quote.seller.vat).toBe('UID {number}')
    expect([quote.facts.issueDate, document.facts.issueDate]).toEqual(['Datum', 'Rechnungsdatum'])
  })

  it('follow the seller’s country, in the document and in emails', () => {
    const spoken = (country: string) => getMessages({ language: 'es', place: { country } })
    expect(spoken('ES').document.titles.CREDIT_NOTE).toBe('Factura rectificativa {number}')
    expect(spoken('MX').document.titles.CREDIT_NOTE).toBe('Nota de crédito {number}')
    expect(spoken('MX').document.seller.vat).toBe('RFC {number}')
    expect(spoken('MX').mail.letter.kinds.CREDIT_NOTE.subject).toBe('Nota de crédito {number}')
    expect(getMessages({ language: 'de', place: { country: 'CH' } }).document.tax).toBe('MWST ({rate})')
  })

  it.each([
    ['de', 'AT', ['USt', 'USt ({rate}) auf {amount}', 'Enthaltene USt ({rate})', 'Preis inkl. USt']],
    ['pt', 'PT', ['IVA', 'IVA ({rate}) sobre {amount}', 'IVA incluído ({rate})', 'Preço com IVA']],
    ['es', 'PE', ['IGV', 'IGV ({rate}) sobre {amount}', 'IGV incluido ({rate})', 'Precio con IGV']],
  ] as const)('names the tax in %s, in %s, wherever it stands', (language, country, said) => {
    const { document } = getMessages({ language, place: { country } })
    const { sheet, taxOn, includesTax, unitPriceWithTax } = document
    expect([sheet.tax, taxOn, includesTax, unitPriceWithTax]).toEqual(said)
  })

  it('use the business’s tax name everywhere, unless a label overrides it', () => {
    const ownWords = { en: { tax: 'GST ({rate})', unitPriceWithTax: 'Price, GST in it' } }
    const { sheet, taxOn, includesTax, unitPriceWithTax } = getMessages({ ownWords }).document
    expect([sheet.tax, taxOn, includesTax, unitPriceWithTax]).toEqual([
      ...['GST', 'GST ({rate}) on {amount}', 'Includes GST ({rate})', 'Price, GST in it'],
    ])
  })

  it('appear in both languages of a bilingual document, by kind', () => {
    const { document } = getMessages({ language: 'nl', secondLanguage: 'de' })
    expect(document.facts.issueDate).toBe('Factuurdatum\u00a0/ Rechnungsdatum')
    expect(document.getVariant!('QUOTE')!.facts.issueDate).toBe('Datum')
    expect(document.getVariant!('CREDIT_NOTE')!.facts.issueDate).toBe('Factuurdatum\u00a0/ Datum')
  })
})

describe('a document’s date', () => {
  it.each([
    ['fr', '2026-11-01', '1er novembre 2026'],
    ['fr', '2026-11-11', '11 novembre 2026'],
    ['it', '2026-11-01', '1° novembre 2026'],
    ['de', '2026-11-01', '1. November 2026'],
  ] as const)('in %s, %s, is written %s', (language, day, text) => {
    expect(getMessages({ language }).document.formatters.proseDay(day)).toBe(text)
  })
})

describe.each(CODES)('a document of another kind in %s', (language) => {
  const { document, mail } = CATALOGUES[language]

  it('has a distinct name for each kind, also in the title', () => {
    const called = Object.entries(document.kinds)
    expect(new Set([document.sheet.kind, ...called.map(([, kind]) => kind)]).size).toBe(called.length + 1)
    expect(document.titles).toEqual(
      Object.fromEntries(called.map(([name, kind]) => [name, `${kind} {number}`])),
    )
  })

  it('uses the kind’s name in the subject of its email', () => {
    for (const [name, { subject, subjectFrom }] of Object.entries(mail.letter.kinds)) {
      const title = document.titles[name as keyof typeof mail.letter.kinds]
      expect(subject).toContain(title)
      expect(subjectFrom).toContain(title)
    }
  })
})

/** Words that are the same in English. */
const ALSO_ENGLISH: Record<Language, string[]> = {
  en: [],
  de: ['IBAN', 'optional'],
  fr: ['IBAN', 'Total', 'Date'],
  es: ['IBAN', 'Total', 'Subtotal', 'Cheque'],
  it: ['IBAN'],
  nl: ['IBAN', 'Cheque'],
  pt: ['IBAN', 'Total', 'Subtotal', 'Cheque'],
  pl: ['IBAN'],
  sv: ['IBAN', 'Export'],
  ja: ['IBAN', 'SWIFT/BIC'],
}

const STOP_WORDS =
  'the and your you invoice quote valid until accept accepted decline declined expired deposit please payment amount number thank thanks date paid due with from this view bill client draft quantity price terms overdue reminder receipt copy print download questions just reply sent'.split(
    ' ',
  )
/** Words that are spelled the same in English but mean something else. */
const HOMOGRAPHS: Partial<Record<Language, string[]>> = { fr: ['date', 'client'], nl: ['download'] }
const isEnglish = (word: string, language: Language) =>
  STOP_WORDS.includes(word) && !HOMOGRAPHS[language]?.includes(word)

it('every catalogue names the same units; the others have a symbol', () => {
  const named = Object.keys(CATALOGUES.en.document.units)
  expect(named.filter((unit) => !isKnownUnit(unit))).toEqual([])
  const symbols = listUnitNames().filter((unit) => !named.includes(unit))
  expect(symbols).toEqual(['km', 'm', 'm²', 'kg', 'l'])
  for (const unit of symbols)
    for (const language of CODES)
      expect(getMessages({ language }).document.formatters.unit(unit, 2)).toBe(unit)
})

it.each([
  ['en', 'en-US', []],
  // A form shows the symbol of hours, a document their abbreviation.
  ['de', 'de-DE', ['h']],
] as const)('units in %s have the names of the catalogue', (language, locale, different) => {
  const { units } = CATALOGUES[language].document
  const format = createCountFormatter(units, locale)
  const isSame = (unit: keyof typeof units, quantity: number) =>
    formatUnit(unit, quantity, language) === format(unit, quantity)
  const names = Object.keys(units) as (keyof typeof units)[]
  expect(names.filter((unit) => ![0, 0.5, 1, 2].every((quantity) => isSame(unit, quantity)))).toEqual(
    different,
  )
})

it('English has its own locale in every country with texts of its own', () => {
  for (const country of Object.keys(CATALOGUES.en.byCountry ?? {}))
    expect(getMessages({ place: { country } }).document.locale).toBe(`en-${country}`)
})
