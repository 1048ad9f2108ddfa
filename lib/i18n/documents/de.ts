import { de } from 'date-fns/locale/de'
import { deAT } from 'date-fns/locale/de-AT'
import { createCatalogue } from '../catalogue'
import type { LanguageDates } from '../date-formats'
import messages from './de.json'

const dates: LanguageDates = {
  locale: de,
  day: 'dd.MM.yyyy',
  longDay: 'd. MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
  // In South Tyrol, too, January is "Jänner".
  formatsByCountry: { AT: { locale: deAT }, IT: { locale: deAT } },
}

export const catalogue = createCatalogue(messages, { dates })
