import { foldTexts, matchesTerms, isSameName, parseSearchTerms } from '@/lib/core/lists/search-folding'

const finds = (query: string, ...texts: string[]) => matchesTerms(foldTexts(texts), parseSearchTerms(query))

it.each([
  ['Muller', 'Müller'],
  ['mueller', 'Müller'],
  ['Müller', 'Mueller'],
  ['MÜLLER', 'Mu\u0308ller'],
  ['koln', 'Köln'],
  ['Lodz', 'Łódź'],
  ['strasse', 'Hauptstraße 5'],
  ['Sorensen', 'Søren Sørensen'],
  ['soerensen', 'Sørensen'],
  ['aalborg', 'Ålborg'],
  ["O'Neil", 'O’Neil'],
  ['o´neil', "O'Neil"],
  ['Krüger Söhne', 'Krüger & Söhne'],
  ['söhne krüger', 'Krüger & Söhne'],
  ['mueller-luedenscheid', 'Müller-Lüdenscheid'],
  ['Smith Jones', 'Smith–Jones'],
  ['4321,56 €', '4321.56'],
  ['4.321,56 €', '4,321.56'],
  ['4,321.56', '4,321.56'],
  ['4 321,56', '4,321.56'],
  ['4’321.56', '4,321.56'],
  ['inv/0001', 'INV-0001'],
  ['ＡＢＣ', 'abc'],
  ['ΟΔΟΣ', 'οδός'],
  ['елка', 'ёлка'],
  ['がっこう', 'がっこう'],
])('the search %j finds the text %j', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

it.each([
  ['muller schmidt', 'Müller'],
  ['56 4321', '4321.65'],
  ['かっこう', 'がっこう'],
  ['ader', 'Adar'],
])('the search %j does not find the text %j', (query, text) => {
  expect(finds(query, text)).toBe(false)
})

it('search folding finds no words in text without letters or digits', () => {
  expect(parseSearchTerms(' & % — € ')).toEqual([])
  expect(foldTexts(['…', null, undefined, ''])).toBe('')
})

it.each([
  ['Müller & Söhne', 'mueller soehne', true],
  ['Müller & Söhne', 'Muller Sohne', true],
  ['Müller', 'Müller GmbH', false],
  ['&', '%', false],
])('search folding compares %j and %j as names', (one, other, same) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([same, same])
})
