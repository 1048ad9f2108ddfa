import { getFormatters } from '@/lib/i18n/get-messages'
import type { Language } from '@/lib/core/languages'

const JANUARY = '2026-01-05'
const JULY = '2026-07-05'
const SEPTEMBER = '2026-09-01'

it.each<[Language, string]>([
  ['en', 'Sep 01, 2026 | September 01, 2026 | September | September 2026 | Q3 | Q3 2026'],
  ['de', '01.09.2026 | 1. September 2026 | September | September 2026 | 3. Quartal | 3. Quartal 2026'],
  [
    'fr',
    '1er sept. 2026 | 1er septembre 2026 | septembre | septembre 2026 | 3e trimestre | 3e trimestre 2026',
  ],
  [
    'es',
    '1 sept 2026 | 1 de septiembre de 2026 | septiembre | septiembre de 2026 | 3.er trimestre | 3.er trimestre de 2026',
  ],
  ['it', '1° set 2026 | 1° settembre 2026 | settembre | settembre 2026 | 3º trimestre | 3º trimestre 2026'],
  ['nl', '1 sep 2026 | 1 september 2026 | september | september 2026 | 3e kwartaal | 3e kwartaal 2026'],
  [
    'pt',
    '01/09/2026 | 1 de setembro de 2026 | setembro | setembro de 2026 | 3.º trimestre | 3.º trimestre de 2026',
  ],
  ['pl', '1 wrz 2026 | 1 września 2026 | wrzesień | wrzesień 2026 | III kwartał | III kwartał 2026'],
  ['sv', '1 sep. 2026 | 1 september 2026 | september | september 2026 | kvartal 3 | kvartal 3 2026'],
  ['ja', '2026/09/01 | 2026年9月1日 | 9月 | 2026年9月 | 第3四半期 | 2026年第3四半期'],
])('in %s, day, month and quarter are %s', (language, texts) => {
  const { day, longDay, month, quarter } = getFormatters({ language })
  const printed = [day(SEPTEMBER), longDay(SEPTEMBER), month(SEPTEMBER, false), month(SEPTEMBER, true)]
  printed.push(quarter(SEPTEMBER, false), quarter(SEPTEMBER, true))
  expect(printed.join(' | ')).toBe(texts)
})

it.each<[Language, string, string]>([
  ['de', 'AT', '05.01.2026 | 5. Jänner 2026 | Jänner | Jänner 2026'],
  ['de', 'IT', '05.01.2026 | 5. Jänner 2026 | Jänner | Jänner 2026'],
  ['de', 'CH', '05.01.2026 | 5. Januar 2026 | Januar | Januar 2026'],
  ['fr', 'MA', '5 jan. 2026 | 5 janvier 2026 | janvier | janvier 2026'],
  ['es', 'BO', '5 ene de 2026 | 5 de enero de 2026 | enero | enero de 2026'],
  ['es', 'CL', '05-01-2026 | 5 de enero de 2026 | enero | enero de 2026'],
  ['es', 'CO', '5/01/2026 | 5 de enero de 2026 | enero | enero de 2026'],
  ['es', 'GT', '5/01/2026 | 5 de enero de 2026 | enero | enero de 2026'],
  ['es', 'HN', '5 ene 2026 | 05 de enero de 2026 | enero | enero de 2026'],
  ['es', 'PA', '01/05/2026 | 5 de enero de 2026 | enero | enero de 2026'],
  ['es', 'PE', '5 ene. 2026 | 5 de enero de 2026 | Enero | enero de 2026'],
  ['es', 'PR', '01/05/2026 | 5 de enero de 2026 | enero | enero de 2026'],
  ['es', 'PY', '5 ene. 2026 | 5 de enero de 2026 | enero | enero de 2026'],
  ['es', 'UY', '5 ene. 2026 | 5 de enero de 2026 | Enero | enero de 2026'],
  ['es', 'VE', '5 ene. 2026 | 5 de enero de 2026 | enero | enero de 2026'],
  ['pt', 'BR', '5 de jan. de 2026 | 5 de janeiro de 2026 | janeiro | janeiro de 2026'],
  ['sv', 'AX', '5.1.2026 | 5 januari 2026 | januari | januari 2026'],
])('in %s, in %s, they are %s', (language, country, texts) => {
  const { day, longDay, month } = getFormatters({ language, place: { country } })
  const printed = [day(JANUARY), longDay(JANUARY), month(JANUARY, false), month(JANUARY, true)]
  expect(printed.join(' | ')).toBe(texts)
})

it('a date format abbreviates and spells out months as in each country', () => {
  const day = (language: Language, country: string | null, on: string) =>
    getFormatters({ language, place: { country } }).day(on)
  expect([null, 'CA', 'MA'].map((country) => day('fr', country, JULY))).toEqual([
    '5 juil. 2026',
    '5 juill. 2026',
    '5 juil. 2026',
  ])
  expect([null, 'MX', 'UY', 'VE'].map((country) => day('es', country, SEPTEMBER))).toEqual([
    '1 sept 2026',
    '1 sep 2026',
    '1 set. 2026',
    '1 sept. 2026',
  ])
  expect(getFormatters({ language: 'es', place: { country: 'PE' } }).longDay(SEPTEMBER)).toBe(
    '1 de setiembre de 2026',
  )
})

it('a range of days has the spaces that Chrome writes, so that the server and the browser agree', () => {
  const { dayRange } = getFormatters({ language: 'en', place: { country: 'GB' } })
  expect(dayRange('2026-11-01', '2026-11-30')).toBe('1 – 30 November 2026')
})
