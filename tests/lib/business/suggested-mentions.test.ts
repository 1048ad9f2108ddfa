import { addMention, listSuggestedMentions } from '@/lib/business/suggested-mentions'

it.each([
  ['FR', ['lateInterest', 'earlyPayment', 'company', 'soleTrader']],
  ['DE', ['company']],
  ['SE', ['fTax']],
  ['IT', ['withholding', 'stampDuty']],
  ['US', []],
  [null, []],
])('a business in %s is offered the mentions %j', (country, ids) => {
  expect(listSuggestedMentions(country).map(({ id }) => id)).toEqual(ids)
})

it.each([
  ['', 'Godkänd för F-skatt', 'Godkänd för F-skatt'],
  ['30 dagar netto.\n', 'Godkänd för F-skatt', '30 dagar netto.\nGodkänd för F-skatt'],
  ['Godkänd för F-skatt. 30 dagar', 'Godkänd för F-skatt', 'Godkänd för F-skatt. 30 dagar'],
])('%j with %j is %j', (text, mention, whole) => {
  expect(addMention(text, mention)).toBe(whole)
})
