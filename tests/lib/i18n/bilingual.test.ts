import { resolveLanguages } from '@/lib/core/languages'
import { getMessages } from '@/lib/i18n/get-messages'
import { joinLabels } from '@/lib/i18n/bilingual'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import { listCatalogueTexts } from './list-catalogue-texts'

/** Texts in the first language only: dates, sentences that name a document, the logo, generated lines, and stamps. */
const IN_ONE = [
  ...['lang', 'locale', 'title', 'titles.', 'numberOfDay', 'depositLines.', 'period', 'untaxedOn'],
  // Names of taxes are the seller's, in whatever language.
  ...['taxPart', 'taxPartOn', 'includesTaxPart', 'includesTaxPartOn'],
  ...['statuses.', 'paymentStatus.', 'partPaid', 'logo', 'placeholder.', 'addressee.'],
  ...['page', 'draftMark', 'paidStamp', 'cancelledStamp', 'howToPay', 'noClient', 'partPaid'].map(
    (name) => `sheet.${name}`,
  ),
  // Punctuation.
  ...['homeTax.row', 'homeTax.note'],
  // Formatting rules, and terms that are the same everywhere.
  ...['formatters.', 'account.iban'],
]

it('a bilingual document has every text in both languages, with listed exceptions', () => {
  const of = (secondLanguage?: 'ja') =>
    listCatalogueTexts(getMessages({ language: 'de', secondLanguage, place: { country: 'DE' } }).document)
  const alone = new Map(of())
  const alike = of('ja').flatMap(([key, text]) => (alone.get(key) === text ? [key] : []))
  const isNamed = (key: string) =>
    IN_ONE.some((name) => key === name || (name.endsWith('.') && key.startsWith(name)))
  expect(alike.filter((key) => !isNamed(key))).toEqual([])
  // Each of these really is in one language.
  for (const name of IN_ONE.filter((name) => !/^(written|ofKinds|inPlaces)/.test(name)))
    expect(alike).toContainEqual(expect.stringMatching(new RegExp(`^${name.replace('.', '\\.')}`)))
})

it.each([
  ['Rechnung', 'Invoice', 'Rechnung\u00a0/ Invoice'],
  ['MwSt. ({rate})', 'Tax ({rate})', 'MwSt.\u00a0/ Tax ({rate})'],
  ['{rate} Rabatt ({amount})', 'Discount', '{rate} Rabatt\u00a0/ Discount ({amount})'],
  ['{amount} Rabatt', '値引き', '{amount} Rabatt\u00a0/ 値引き'],
  ['{rate}の値引き（{amount}）', 'Rabatt', '{rate}の値引き\u00a0/ Rabatt（{amount}）'],
  ['Rabat {rate} ({amount})', 'Discount ({rate})', 'Rabat\u00a0/ Discount {rate} ({amount})'],
  ['{amount} discount', 'Discount', '{amount} discount'],
  ['Total', 'total', 'Total'],
])('%s and %s are combined to %s', (first, second, both) => expect(joinLabels(first, second)).toBe(both))

it('stacks sentences, and prints equal ones once', () => {
  const { taxReasons } = getMessages({ language: 'de', secondLanguage: 'en' }).document
  expect(taxReasons.E).toBe('Umsatzsteuerfrei\nExempt from VAT')
  expect(getMessages({ language: 'en', secondLanguage: 'en' }).document.taxReasons.E).toBe('Exempt from VAT')
})

it.each([
  { language: 'en', secondLanguage: 'fr' },
  { language: 'de', secondLanguage: 'en' },
  { language: 'en', secondLanguage: null },
] as const)('locale settings keep both languages: $language and $secondLanguage', (languages) =>
  expect(resolveLanguages(toLocaleSettings(languages))).toEqual(languages),
)
