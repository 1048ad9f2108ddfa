import { truncateText } from '@/lib/core/truncate-text'

it.each([
  ['Oak staircase', 13, 'Oak staircase'],
  ['Oak staircase, both sides', 22, 'Oak staircase, both…'],
  ['Oak staircase', 12, 'Oak stairca…'],
  ['Treppenhausgeländer in Eiche', 10, 'Treppenha…'],
])('%p in %p characters is %p', (text, length, truncated) => {
  expect(truncateText(text, length)).toBe(truncated)
})
