import { formatDay, formatDayInline, formatDayLong } from '@/lib/core/dates'
import { getInterfaceFormats } from '@/lib/i18n/interface-formats'

const english = getInterfaceFormats('en')
const german = getInterfaceFormats('de')

/** Shows no-break spaces, which Intl puts before units. */
const show = (text: string) => text.replaceAll('\u00a0', '~')

it.each([
  ['money', english.money('1234.5', 'EUR'), '€1,234.50', german.money('1234.5', 'EUR'), '1.234,50~€'],
  ['money without decimals', english.money(1500, 'JPY'), '¥1,500', german.money(1500, 'JPY'), '1.500~¥'],
  ['a refund', english.money('-0.5', 'USD'), '-$0.50', german.money('-0.5', 'USD'), '-0,50~$'],
  [
    'more digits than a number has',
    ...[english.money('12345678901234567.89', 'EUR'), '€12,345,678,901,234,567.89'],
    ...[german.money('12345678901234567.89', 'EUR'), '12.345.678.901.234.567,89~€'],
  ],
  [
    'unit prices',
    english.unitPrice('0.004125', 'EUR'),
    '€0.004125',
    german.unitPrice('0.004125', 'EUR'),
    '0,004125~€',
  ],
  ['numbers', english.number('3.7500'), '3.75', german.number('3.7500'), '3,75'],
  ['percentages', english.percent('19.00'), '19%', german.percent('19.00'), '19~%'],
  ['rates with decimals', english.percent(25.5), '25.5%', german.percent(25.5), '25,5~%'],
  ['short numbers', english.compact(12_500), '12.5K', german.compact(12_500), '12.500'],
  ['millions', english.compact(1_000_000), '1M', german.compact(1_000_000), '1~Mio.'],
  ['parts of a coin', english.compact(0.1 + 0.2), '0.3', german.compact(0.1 + 0.2), '0,3'],
  ['days', english.day('2026-11-06'), 'Nov 06, 2026', german.day('2026-11-06'), '06.11.2026'],
  [
    'long days',
    english.longDay('2026-11-06'),
    'November 06, 2026',
    german.longDay('2026-11-06'),
    '6. November 2026',
  ],
  [
    'days in sentences',
    english.inlineDay('2026-11-06'),
    'Nov 6, 2026',
    german.inlineDay('2026-11-06'),
    '6. Nov. 2026',
  ],
  [
    'days without a year',
    english.dayOfYear('2026-11-06'),
    'Nov 6',
    german.dayOfYear('2026-11-06'),
    '6. Nov.',
  ],
  [
    'instants',
    ...[english.instant('2026-11-26T13:05:00Z', 'Europe/Berlin'), 'Nov 26, 2026, 2:05 PM'],
    ...[german.instant('2026-11-26T13:05:00Z', 'Europe/Berlin'), '26. Nov. 2026, 14:05'],
  ],
  [
    'instants on another day, in the morning',
    ...[english.instant('2026-11-26T23:05:00Z', 'Asia/Tokyo'), 'Nov 27, 2026, 8:05 AM'],
    ...[german.instant('2026-11-26T23:05:00Z', 'Asia/Tokyo'), '27. Nov. 2026, 08:05'],
  ],
  [
    'instants in an unknown time zone',
    ...[english.instant('2026-11-26T13:05:00Z', 'Mars/Base'), 'Nov 26, 2026, 1:05 PM'],
    ...[german.instant('2026-11-26T13:05:00Z', 'Mars/Base'), '26. Nov. 2026, 13:05'],
  ],
  ...[
    [0, '12 AM', '0 Uhr'],
    [9, '9 AM', '9 Uhr'],
    [12, '12 PM', '12 Uhr'],
    [23, '11 PM', '23 Uhr'],
  ].map(([hour, en, de]) => [
    `the hour ${hour}`,
    english.hour(Number(hour)),
    en,
    german.hour(Number(hour)),
    de,
  ]),
])('the interface formats %s in English and German', (_what, en, expectedEnglish, de, expectedGerman) => {
  expect([show(String(en)), show(String(de))]).toEqual([expectedEnglish, expectedGerman])
})

it('the interface formats every month in English as emails and PDFs do', () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2028-${String(month).padStart(2, '0')}-09`
    expect([english.day(day), english.longDay(day), english.inlineDay(day)]).toEqual([
      ...[formatDay(day), formatDayLong(day), formatDayInline(day)],
    ])
    const dayBefore = `2028-${String(month).padStart(2, '0')}-08`
    expect(english.instant(`${day}T00:30:00Z`, 'America/Bogota')).toBe(
      `${formatDayInline(dayBefore)}, 7:30 PM`,
    )
  }
})

it('the interface sorts names by the language’s alphabet', () => {
  const names = ['Zypern', 'Österreich', 'Oman', 'Ägypten', 'Albanien']
  expect(names.toSorted(german.compare)).toEqual(['Ägypten', 'Albanien', 'Oman', 'Österreich', 'Zypern'])
})
