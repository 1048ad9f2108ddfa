import { sv } from 'date-fns/locale/sv'
import { createCatalogue } from '../catalogue'
import type { LanguageDates } from '../date-formats'
import messages from './sv.json'

const dates: LanguageDates = {
  locale: sv,
  day: 'd MMM yyyy',
  longDay: 'd MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  // date-fns writes `1:a kvartalet`.
  quarter: "'kvartal' Q",
  quarterAndYear: "'kvartal' Q yyyy",
  formatsByCountry: { AX: { day: 'd.M.yyyy' } },
}

export const catalogue = createCatalogue(messages, { dates })
