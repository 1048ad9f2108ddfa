import { suggestDefaults } from '@/lib/business/suggest-defaults'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'

/** Falls back to USD for currencies the product doesn't support. */
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
  // Former zone names that browsers still report.
  ['Asia/Calcutta', 'hi-IN', 'IN', 'INR'],
  ['Europe/Kiev', 'uk-UA', 'UA', 'UAH'],
  ['Asia/Katmandu', null, 'NP', 'NPR'],
  ['Africa/Asmera', null, 'ER', 'ERN'],
  // The zone's own country, not that of the zone it is an alias of.
  ['Europe/Amsterdam', null, 'NL', 'EUR'],
  ['Europe/Busingen', null, 'DE', 'EUR'],
  ['Europe/Simferopol', null, 'UA', 'UAH'],
  // Zones named after countries.
  ['GB', null, 'GB', 'GBP'],
  ['NZ', null, 'NZ', 'NZD'],
  // The zone outweighs the language: browsers everywhere use en-US.
  ['Asia/Kolkata', 'en-US', 'IN', 'INR'],
  ['UTC', 'fr-FR,fr;q=0.9,en-US;q=0.8', 'FR', 'EUR'],
  ['UTC', 'sr-Latn-GB', 'GB', 'GBP'],
  ['UTC', 'pt-br', 'BR', 'BRL'],
  ['UTC', 'de', null, 'USD'],
  ['UTC', 'en-XX', null, 'USD'],
  ['UTC', 'constructor-XX', null, 'USD'],
  ['UTC', null, null, 'USD'],
  ['Etc/GMT+5', 'de-DE', null, 'USD'],
  ['CET', 'de-DE', null, 'USD'],
  ['EST5EDT', 'en-US', null, 'USD'],
  ['Moon/Tycho', 'de-DE', null, 'USD'],
  ['constructor', 'de-DE', null, 'USD'],
])('onboarding suggests defaults from %s and %s', (timeZone, languages, country, currency) => {
  expect(suggestDefaults(timeZone, languages)).toEqual({ country, currency: known(currency) })
})

it('onboarding knows the country of every time zone of the runtime', () => {
  const lost = Intl.supportedValuesOf('timeZone').filter(
    (zone) => suggestDefaults(zone, null).country === null,
  )
  expect(lost.filter((zone) => !/^(Etc\/|UTC$|GMT|[A-Z]{3}(\d[A-Z]{3})?$)/.test(zone))).toEqual([])
})
