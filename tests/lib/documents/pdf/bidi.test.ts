import { isRightToLeft, splitBidiRuns, reverse } from '@/lib/documents/pdf/text/bidi'

const drawn = (line: string) => splitBidiRuns(line).map(({ text, isRightToLeft }) => [text, isRightToLeft])

it('bidirectional text detects a paragraph’s direction by its first letter', () => {
  expect(['שלום abc', '17 שלום', 'abc שלום', '17', ''].map(isRightToLeft)).toEqual([
    ...[true, true, false, false, false],
  ])
})

it('bidirectional text orders runs of both directions visually, from left to right', () => {
  expect(drawn('Studio כהן 2019')).toEqual([
    ['Studio ', false],
    ['2019', false],
    ['כהן ', true],
  ])
  expect(drawn('רחוב הרצל 12, תל אביב')).toEqual([
    [', תל אביב', true],
    ['12', false],
    ['רחוב הרצל ', true],
  ])
  expect(drawn('תשלום ב-Bank transfer היום')).toEqual([
    [' היום', true],
    ['Bank transfer', false],
    ['תשלום ב-', true],
  ])
})

it('bidirectional text keeps the paragraph’s direction in lines that start with the other one', () => {
  expect(drawn('\u200fPDF ו-SVG.').map(([text]) => text)).toEqual(['.', 'SVG', ' ו-', 'PDF', '\u200f'])
})

it('bidirectional text reverses characters together with brackets and accents', () => {
  expect(reverse('(a)')).toBe('(a)')
  expect(reverse('] e\u0301<')).toBe('>e\u0301 [')
})
