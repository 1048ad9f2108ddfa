// Shortens the lists of countries, currencies and time zones to a few options, because rendering hundreds is slow. A
// test of a whole list uses the real one: `jest.unmock('@/lib/core/geo/countries')`.
const COUNTRIES = ['AT', 'JP', 'PL']
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'JPY', 'KWD', 'SEK', 'ZAR']
const TIME_ZONES = ['America/New_York', 'Asia/Kolkata', 'Europe/Berlin', 'Europe/London', 'UTC']

jest.mock('@/lib/core/geo/countries', () => {
  const actual = jest.requireActual<typeof import('@/lib/core/geo/countries')>('@/lib/core/geo/countries')
  return {
    ...actual,
    listCountryChoices: () => {
      const { first, others } = actual.listCountryChoices()
      return { first, others: others.filter(([code]) => COUNTRIES.includes(code)) }
    },
  }
})

jest.mock('@/lib/core/currencies/currencies', () => {
  const actual = jest.requireActual<typeof import('@/lib/core/currencies/currencies')>(
    '@/lib/core/currencies/currencies',
  )
  return { ...actual, CURRENCIES: actual.CURRENCIES.filter((code) => CURRENCIES.includes(code)) }
})

jest.mock('@/lib/business/time-zones', () => {
  const actual = jest.requireActual<typeof import('@/lib/business/time-zones')>('@/lib/business/time-zones')
  return {
    ...actual,
    listTimeZoneOptions: (current: string, at?: Date) =>
      actual
        .listTimeZoneOptions(current, at)
        .filter(({ value }) => value === current || TIME_ZONES.includes(value)),
  }
})
