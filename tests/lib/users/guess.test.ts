import { guessPlace } from '@/lib/business/guess'

it.each([
  ['Europe/London', 'en-US', 'UK', 'GBP'],
  ['Europe/Berlin', 'en-GB,en', 'DE', 'EUR'],
  ['Australia/Sydney', null, 'AU', 'AUD'],
  ['America/Toronto', 'en-US', 'CA', 'CAD'],
  ['America/Indiana/Knox', 'en-US', 'US', 'USD'],
  // Not on the list of countries, but the currency is.
  ['Europe/Vienna', 'de-AT', null, 'EUR'],
  ['Asia/Tokyo', 'ja-JP', null, 'JPY'],
  // A known zone elsewhere says more than a language: en-US is spoken by browsers everywhere.
  ['Asia/Kolkata', 'en-US', null, 'USD'],
  ['UTC', 'fr-FR,fr;q=0.9,en-US;q=0.8', 'FR', 'EUR'],
  ['UTC', 'sr-Latn-GB', 'UK', 'GBP'],
  ['UTC', 'de', null, 'USD'],
  ['UTC', 'constructor-XX', null, 'USD'],
  ['UTC', null, null, 'USD'],
])('guesses from %s and %s', (timeZone, languages, country, currency) => {
  expect(guessPlace(timeZone, languages)).toEqual({ country, currency })
})
