import { fr } from 'date-fns/locale/fr'
import { createCatalogue } from '../catalogue'
import { withLocalize, type LanguageDates } from '../date-formats'
import messages from './fr.json'

const QUARTERS = ['1er', '2e', '3e', '4e']

// date-fns writes `2ème trimestre`.
const french = withLocalize(fr, { quarter: (quarter) => `${QUARTERS[quarter - 1]} trimestre` })

/** Returns the French locale with other month abbreviations, by month index. */
const withShortMonths = (names: Record<number, string>) =>
  withLocalize(french, {
    month: (month, options) =>
      (options?.width === 'abbreviated' && names[month]) || fr.localize.month(month, options),
  })

// date-fns uses France's months for Canada, and lacks Morocco.
const canadian = withShortMonths({ 6: 'juill.' })
const moroccan = withShortMonths({ 0: 'jan.', 1: 'fév.', 2: 'mar.', 5: 'jui.' })

const dates: LanguageDates = {
  locale: french,
  day: 'do MMM yyyy',
  longDay: 'do MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
  formatsByCountry: { CA: { locale: canadian }, MA: { locale: moroccan } },
}

export const catalogue = createCatalogue(messages, { dates })
