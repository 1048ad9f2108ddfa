import { pl } from 'date-fns/locale/pl'
import { createCatalogue } from '../catalogue'
import type { LanguageDates } from '../date-formats'
import messages from './pl.json'

const dates: LanguageDates = {
  locale: pl,
  day: 'd MMM yyyy',
  longDay: 'd MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
}

export const catalogue = createCatalogue(messages, { dates })
