import fc from 'fast-check'
import Papa from 'papaparse'
import { formatCsvHead, formatCsvRow, getCsvStyle } from '@/lib/exports/csv'

const ENGLISH = getCsvStyle({ languages: 'en-US,en;q=0.9' })
const GERMAN = getCsvStyle({ languages: 'de-DE,de;q=0.9,en;q=0.8' })

it('a CSV export starts with a byte order mark for Excel, and ends lines as in RFC 4180', () => {
  expect(formatCsvHead(['id', 'name'], ENGLISH)).toBe('\uFEFF"id","name"\r\n')
  expect(formatCsvRow([1, 'Łódź GmbH'], ENGLISH)).toBe('"1","Łódź GmbH"\r\n')
})

it('a CSV export uses the separators and number format of the user’s spreadsheet', () => {
  const values = ['a', 1234.5, { number: 1234.5, decimals: 2 }, -5, null, true]
  expect(formatCsvRow(values, ENGLISH)).toBe('"a","1234.5","1234.50","-5","","true"\r\n')
  expect(formatCsvRow(values, GERMAN)).toBe('"a";"1234,5";"1234,50";"-5";"";"true"\r\n')
})

it.each([
  [';', ['de', 'de-AT', 'fr-FR', 'pl', 'pt-BR', 'nl', 'es-ES', 'sv', 'ru', 'tr', 'it;q=0.9']],
  [
    ',',
    [
      'en',
      'en-GB',
      'ja',
      'zh-CN',
      'de-CH',
      'es-MX',
      'he',
      '',
      null,
      '*',
      'x'.repeat(5000),
      'qq',
      'aa-'.repeat(9),
    ],
  ],
])('a CSV export uses the separator %j for the browsers of %j', (delimiter, languages) => {
  for (const language of languages)
    expect([language, getCsvStyle({ languages: language }).delimiter]).toEqual([language, delimiter])
})

it.each([
  '=1+1',
  '+44 20',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '﹦1',
  '﹢1',
  '﹣1',
  '﹫SUM(A1)',
  '|calc',
  '=1\nand more',
  '=HYPERLINK("http://x")',
])('a CSV export keeps %j from being evaluated as a formula', (text) => {
  const [[cell]] = Papa.parse<[string]>(formatCsvRow([text, 'x'], ENGLISH)).data as [[string]]
  expect(cell).toBe(`'${text}`)
})

it('a CSV export keeps a text in one cell without creating a formula, with any separator', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom(...'=+-@;,"\t\r\n a1') }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(ENGLISH, GERMAN),
      (texts, style) => {
        const line = formatCsvRow(texts, style)
        const [cells] = Papa.parse<string[]>(line, { delimiter: style.delimiter, newline: '\r\n' }).data as [
          string[],
        ]
        expect(cells).toEqual(texts.map((text) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)))
      },
    ),
  )
  // In a program that separates cells by semicolons, quotes keep a comma-separated row's text together.
  const [[first]] = Papa.parse<string[]>(formatCsvRow(['foo;=1+1', 'x'], ENGLISH), { delimiter: ';' })
    .data as [string[]]
  expect(first).toMatch(/^foo;=1\+1/)
  const [german] = Papa.parse<string[]>(formatCsvRow(['foo;=1+1', 'x'], GERMAN), { delimiter: ';' }).data as [
    string[],
  ]
  expect(german).toEqual(['foo;=1+1', 'x'])
})
