import { pt } from 'date-fns/locale/pt'
import type { LanguageDates } from '../../date-formats'

export const dates: LanguageDates = {
  locale: pt,
  day: 'dd/MM/yyyy',
  longDay: "d 'de' MMMM 'de' yyyy",
  month: 'LLLL',
  monthAndYear: "MMMM 'de' yyyy",
  // The name that date-fns has lacks the dot: `1º trimestre`.
  quarter: "Q'.º trimestre'",
  quarterAndYear: "Q'.º trimestre de' yyyy",
  inPlaces: { BR: { day: "d 'de' MMM'.' 'de' yyyy" } },
}
