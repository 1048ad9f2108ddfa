import { it } from 'date-fns/locale/it'
import { createCatalogue } from '../catalogue'
import { withLocalize, type LanguageDates } from '../date-formats'
import messages from './it.json'

const dates: LanguageDates = {
  // date-fns has no ordinal for the first of a month.
  locale: withLocalize(it, { ordinalNumber: (number) => (number === 1 ? '1°' : String(number)) }),
  day: 'do MMM yyyy',
  longDay: 'do MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
}

export const catalogue = createCatalogue(messages, { dates })
