import { guessPlace } from '@/lib/business/guess'
import { ALL_CURRENCIES } from '@/lib/kernel/currencies/table'

/** The currency, as far as the product bills in it. */
const known = (currency: string) => ALL_CURRENCIES.find((one) => one === currency) ?? 'USD'

it.each([
  ['Europe/London', 'en-US', 'GB', 'GBP'],
  ['Europe/Berlin', 'en-GB,en', 'DE', 'EUR'],
  ['Australia/Sydney', null, 'AU', 'AUD'],
  ['America/Toronto', 'en-US', 'CA', 'CAD'],
  ['America/Indiana/Knox', 'en-US', 'US', 'USD'],
  ['Europe/Vienna', 'de-AT', 'AT', 'EUR'],
  ['Asia/Tokyo', 'ja-JP', 'JP', 'JPY'],
  ['Japan', null, 'JP', 'JPY'],
  ['America/Argentina/Ushuaia', 'es-AR', 'AR', 'ARS'],
  ['Africa/Lagos', 'en-NG', 'NG', 'NGN'],
  // By the name the zone had, which browsers still tell.
  ['Asia/Calcutta', 'hi-IN', 'IN', 'INR'],
  ['Europe/Kiev', 'uk-UA', 'UA', 'UAH'],
  // A zone says more than a language: en-US is spoken by browsers everywhere.
  ['Asia/Kolkata', 'en-US', 'IN', 'INR'],
  ['UTC', 'fr-FR,fr;q=0.9,en-US;q=0.8', 'FR', 'EUR'],
  ['UTC', 'sr-Latn-GB', 'GB', 'GBP'],
  ['UTC', 'pt-br', 'BR', 'BRL'],
  ['UTC', 'de', null, 'USD'],
  ['UTC', 'en-XX', null, 'USD'],
  ['UTC', 'constructor-XX', null, 'USD'],
  ['UTC', null, null, 'USD'],
  ['Moon/Tycho', 'de-DE', null, 'USD'],
])('guesses from %s and %s', (timeZone, languages, country, currency) => {
  expect(guessPlace(timeZone, languages)).toEqual({ country, currency: known(currency) })
})
