import { ja } from 'date-fns/locale/ja'
import { createCatalogue } from '../catalogue'
import type { LanguageDates } from '../date-formats'
import messages from './ja.json'

const dates: LanguageDates = {
  locale: ja,
  day: 'yyyy/MM/dd',
  longDay: 'yyyy年M月d日',
  month: 'M月',
  monthAndYear: 'yyyy年M月',
  quarter: 'QQQQ',
  quarterAndYear: 'yyyy年QQQQ',
}

export const catalogue = createCatalogue(messages, { dates, unitSeparator: '' })
