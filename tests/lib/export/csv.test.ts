import Papa from 'papaparse'
import { csvHead, csvRow } from '@/lib/export/csv'

it('begins with the mark by which Excel knows UTF-8, and ends lines as RFC 4180 has it', () => {
  expect(csvHead(['id', 'name'])).toBe('\uFEFFid,name\r\n')
  expect(csvRow([1, 'Łódź GmbH'])).toBe('1,Łódź GmbH\r\n')
})

it('quotes what has to be quoted', () => {
  expect(csvRow(['a,b', 'say "hi"', 'two\nlines', null, -1.5, ' x'])).toBe(
    '"a,b","say ""hi""","two\nlines",,-1.5," x"\r\n',
  )
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
  '=1\nand more',
  '=HYPERLINK("http://x")',
])('keeps %j from being calculated', (text) => {
  const [[cell]] = Papa.parse<[string]>(csvRow([text, 'x'])).data as [[string]]
  expect(cell).toBe(`'${text}`)
})

it('leaves numbers below zero numbers', () => {
  expect(csvRow([-5])).toBe('-5\r\n')
})
