import { de } from 'date-fns/locale/de'
import { deAT } from 'date-fns/locale/de-AT'
import type { LanguageDates } from '../../date-formats'

export const dates: LanguageDates = {
  locale: de,
  day: 'dd.MM.yyyy',
  longDay: 'd. MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
  // January is Jänner in South Tyrol too.
  inPlaces: { AT: { locale: deAT }, IT: { locale: deAT } },
}
