import { listOfferedTaxes } from '@/lib/business/taxes/countries'

const untaxed = (country: string) =>
  listOfferedTaxes(country).flatMap(({ kind, category, reason }) =>
    kind === 'rate' || kind === 'smallBusiness' ? [] : [[kind, category, reason]],
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
