import { keepDatesTogether } from '@/lib/documents/view/keep-dates-together'

it.each([
  ['Abzüglich RE-033 vom 21. September 2026', 'Abzüglich RE-033 vom 21._September_2026'],
  ['du 1er octobre 2026 au 5 nov. 2026', 'du 1er_octobre_2026 au 5_nov._2026'],
  ['factura del 5 de enero de 2026', 'factura del 5_de_enero_de_2026'],
  ['Less INV-0033 dated Sep 21, 2026', 'Less INV-0033 dated Sep_21,_2026'],
  ['Part 2 of 3, 5 workshops in 2026', 'Part 2 of 3, 5 workshops in 2026'],
])('keeps the dates of “%s” on one line', (text, expected) => {
  expect(keepDatesTogether(text).replaceAll('\u00a0', '_')).toBe(expected)
})
