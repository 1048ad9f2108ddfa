import { pt } from 'date-fns/locale/pt'
import { createCatalogue } from '../catalogue'
import type { LanguageDates } from '../date-formats'
import messages from './pt.json'

const dates: LanguageDates = {
  locale: pt,
  day: 'dd/MM/yyyy',
  longDay: "d 'de' MMMM 'de' yyyy",
  month: 'LLLL',
  monthAndYear: "MMMM 'de' yyyy",
  // date-fns's name lacks the dot: `1º trimestre`.
  quarter: "Q'.º trimestre'",
  quarterAndYear: "Q'.º trimestre de' yyyy",
  formatsByCountry: { BR: { day: "d 'de' MMM'.' 'de' yyyy" } },
}

export const catalogue = createCatalogue(messages, { dates })
