import { listOfferedTaxes } from '@/lib/business/taxes/countries'

const untaxed = (country: string) =>
  listOfferedTaxes({ country, state: null, language: 'en' }).flatMap(({ kind, category, reason }) =>
    kind === 'rate' || kind === 'parts' || kind === 'smallBusiness' ? [] : [[kind, category, reason]],
  )

const WITHIN_EU = ['withinEu', 'K', null]
const EXPORT = ['export', 'G', null]

it.each([
  ['DE', 'Nicht im Inland steuerbare Leistung (§ 3a Abs. 2 UStG)'],
  ['AT', 'Nicht in Österreich steuerbare Leistung (§ 3a Abs. 6 UStG)'],
  ['FR', 'TVA non applicable, art. 259-1 du CGI'],
  ['ES', 'Operación no sujeta, art. 69 LIVA'],
  ['IT', 'Operazione non soggetta, art. 7-ter DPR 633/1972'],
  ['PL', 'Usługa niepodlegająca opodatkowaniu VAT w Polsce, art. 28b ustawy o VAT'],
  // Without a note of its own, the document prints its text of category O.
  ['EE', null],
])('a business in %s is offered a service abroad with its country’s note', (country, note) => {
  expect(untaxed(country)).toEqual([
    ['reverseCharge', 'AE', null],
    ['serviceAbroad', 'O', note],
    WITHIN_EU,
    EXPORT,
  ])
})

it('outside the EU, reverse charge and services abroad are offered where they exist', () => {
  expect(untaxed('GB')).toEqual([
    ['reverseCharge', 'AE', 'Reverse charge: VAT Act 1994 Section 55A applies'],
    ['serviceAbroad', 'O', 'Outside the scope of UK VAT'],
    ['zeroRate', 'Z', null],
  ])
  expect(untaxed('NO')).toEqual([
    ['reverseCharge', 'AE', 'Omvendt avgiftsplikt'],
    ['zeroRate', 'Z', null],
  ])
  expect(untaxed('CH').map(([kind]) => kind)).toEqual(['reverseCharge', 'serviceAbroad', 'zeroRate'])
  expect(untaxed('AU')).toEqual([['zeroRate', 'Z', null]])
  expect(untaxed('')).toEqual([])
})

const named = (country: string, state: string | null = null, language: 'en' | 'fr' = 'en') =>
  listOfferedTaxes({ country, state, language }).flatMap(({ parts, rate }) =>
    parts ? [`${parts.map((part) => `${part.name} ${part.rate}`).join(' + ')} = ${rate}`] : [],
  )

it('taxes that are charged together are offered with their names', () => {
  expect(named('IN').slice(0, 2)).toEqual(['CGST 9 + SGST 9 = 18', 'IGST 18 = 18'])
  expect(named('ES')[0]).toBe('IVA 21 + R.E. 5.2 = 26.2')
  expect(named('GB')).toEqual([])
})

it('in Canada, the taxes of the business’s own province come first, in the language of its documents', () => {
  for (const state of ['QC', 'qc', 'Québec', 'Quebec '])
    expect(named('CA', state)[0]).toBe('GST 5 + QST 9.975 = 14.975')
  expect(named('CA', 'Manitoba')[0]).toBe('GST 5 + RST 7 = 12')
  expect(named('CA', 'Québec', 'fr').slice(0, 2)).toEqual([
    'TPS 5 + TVQ 9.975 = 14.975',
    'TPS 5 + TVP 7 = 12',
  ])
  expect(named('CA', 'Ontario')).toHaveLength(4)
})
