import { isRightToLeft, bidiRuns, reverse } from '@/lib/documents/pdf/text/bidi'

const drawn = (line: string) => bidiRuns(line).map(({ text, isRightToLeft }) => [text, isRightToLeft])

it('finds out by its first letter which way a paragraph reads', () => {
  expect(['שלום abc', '17 שלום', 'abc שלום', '17', ''].map(isRightToLeft)).toEqual([
    ...[true, true, false, false, false],
  ])
})

it('puts what is read one way or the other side by side, as it stands from left to right', () => {
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

it('keeps the direction of a paragraph in a line of it that begins otherwise', () => {
  expect(drawn('\u200fPDF ו-SVG.').map(([text]) => text)).toEqual(['.', 'SVG', ' ו-', 'PDF', '\u200f'])
})

it('turns signs round, brackets and accents with them', () => {
  expect(reverse('(a)')).toBe('(a)')
  expect(reverse('] e\u0301<')).toBe('>e\u0301 [')
})
