import { DEFAULT_CURRENCY, type Country, type Currency } from '@/lib/kernel/site'

/** Time zones of the countries on the list, and of countries that pay in a currency on it. */
const ZONES: [zones: RegExp, country: Country | null, currency: Currency][] = [
  [/^Europe\/(London|Belfast)$/, 'UK', 'GBP'],
  [/^Europe\/(Berlin|Busingen)$/, 'DE', 'EUR'],
  [/^Europe\/Paris$/, 'FR', 'EUR'],
  [/^Australia\//, 'AU', 'AUD'],
  [
    /^America\/(Toronto|Montreal|Vancouver|Edmonton|Winnipeg|Regina|Halifax|Moncton|St_Johns|Whitehorse|Yellowknife|Iqaluit)$/,
    'CA',
    'CAD',
  ],
  [
    /^(America\/(New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|(Indiana|Kentucky|North_Dakota)\/.+)|Pacific\/Honolulu)$/,
    'US',
    'USD',
  ],
  [
    /^Europe\/(Amsterdam|Athens|Bratislava|Brussels|Dublin|Helsinki|Lisbon|Ljubljana|Luxembourg|Madrid|Malta|Monaco|Riga|Rome|Sofia|Tallinn|Vienna|Vilnius|Zagreb)$|^Atlantic\/(Azores|Canary|Madeira)$|^Asia\/Nicosia$/,
    null,
    'EUR',
  ],
  [/^(Asia\/Tokyo|Japan)$/, null, 'JPY'],
]

const REGIONS: Record<string, [Country, Currency]> = {
  US: ['US', 'USD'],
  CA: ['CA', 'CAD'],
  GB: ['UK', 'GBP'],
  AU: ['AU', 'AUD'],
  DE: ['DE', 'EUR'],
  FR: ['FR', 'EUR'],
}

/**
 * Where a newcomer probably lives and which currency they probably bill in. The time zone says it; where it is not known
 * (UTC), the region of the browser's first language does. Null for a country that nothing speaks for.
 * @param languages the request's Accept-Language
 */
export function guessPlace(
  timeZone: string,
  languages: string | null,
): { country: Country | null; currency: Currency } {
  const zone = ZONES.find(([zones]) => zones.test(timeZone))
  if (zone) return { country: zone[1], currency: zone[2] }
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(languages ?? '')?.[1]?.toUpperCase()
  const [country, currency] = (timeZone === 'UTC' && region && REGIONS[region]) || [null, DEFAULT_CURRENCY]
  return { country, currency }
}
