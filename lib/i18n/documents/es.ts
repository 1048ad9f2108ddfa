import { es } from 'date-fns/locale/es'
import { createCatalogue } from '../catalogue'
import { withLocalize, type LanguageDates } from '../date-formats'
import messages from './es.json'

const QUARTERS = ['1.er', '2.º', '3.er', '4.º']
const SEPTEMBER = 8

// date-fns writes `1º trimestre`.
const mexican = withLocalize(es, { quarter: (quarter) => `${QUARTERS[quarter - 1]} trimestre` })

// date-fns abbreviates September to `sep`, which only Mexico does.
const spanish = withLocalize(mexican, {
  month: (month, options) =>
    month === SEPTEMBER && options?.width === 'abbreviated' ? 'sept' : es.localize.month(month, options),
})

// Peru and Uruguay, which date-fns lacks, write "setiembre", and capitalise a standalone month.
const peruvian = withLocalize(mexican, {
  month: (month, options) => {
    const name = es.localize.month(month, options).replace('sept', 'set').replace('sep', 'set')
    return options?.context === 'standalone' ? name.charAt(0).toUpperCase() + name.slice(1) : name
  },
})

const withDots = { day: "d MMM'.' yyyy" }
const monthFirst = { day: 'MM/dd/yyyy' }

const dates: LanguageDates = {
  locale: spanish,
  day: 'd MMM yyyy',
  longDay: "d 'de' MMMM 'de' yyyy",
  month: 'LLLL',
  monthAndYear: "MMMM 'de' yyyy",
  quarter: 'QQQQ',
  quarterAndYear: "QQQQ 'de' yyyy",
  formatsByCountry: {
    BO: { day: "d MMM 'de' yyyy" },
    CL: { day: 'dd-MM-yyyy' },
    CO: { day: 'd/MM/yyyy' },
    GT: { day: 'd/MM/yyyy' },
    HN: { longDay: "dd 'de' MMMM 'de' yyyy" },
    MX: { locale: mexican },
    PA: monthFirst,
    PE: { locale: peruvian, ...withDots },
    PR: monthFirst,
    PY: withDots,
    UY: { locale: peruvian, ...withDots },
    VE: withDots,
  },
}

export const catalogue = createCatalogue(messages, { dates })
