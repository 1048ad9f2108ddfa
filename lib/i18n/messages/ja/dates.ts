import { ja } from 'date-fns/locale/ja'
import type { LanguageDates } from '../../date-formats'

export const dates: LanguageDates = {
  locale: ja,
  day: 'yyyy/MM/dd',
  longDay: 'yyyy年M月d日',
  month: 'M月',
  monthAndYear: 'yyyy年M月',
  quarter: 'QQQQ',
  quarterAndYear: 'yyyy年QQQQ',
}
