import { nl } from 'date-fns/locale/nl'
import { createCatalogue } from '../catalogue'
import { withLocalize, type LanguageDates } from '../date-formats'
import messages from './nl.json'

const dates: LanguageDates = {
  // date-fns ends month abbreviations with a dot.
  locale: withLocalize(nl, { month: (month, options) => nl.localize.month(month, options).replace('.', '') }),
  day: 'd MMM yyyy',
  longDay: 'd MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
}

export const catalogue = createCatalogue(messages, { dates })
