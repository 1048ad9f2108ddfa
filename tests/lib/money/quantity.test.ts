import { parseQuantity, tidyQuantity } from '@/lib/kernel/money/quantity'

it.each([
  ['3h 45m', 3.75],
  ['3h45m', 3.75],
  ['3h45', 3.75],
  ['3 h 5 min', 3.0833],
  ['3H 45M', 3.75],
  ['3 hours 45 minutes', 3.75],
  ['3:45', 3.75],
  ['0:20', 0.3333],
  ['03:45:30', 3.7583],
  ['100:00', 100],
  ['3h', 3],
  ['1.5h', 1.5],
  ['1,5 hrs', 1.5],
  ['45m', 0.75],
  ['90 min', 1.5],
  [' 2d ', 2],
  ['1,5 days', 1.5],
  ['1,5', 1.5],
  ['1.25', 1.25],
  ['1,250', 1250],
  ['12', 12],
])('reads %j as %d', (text, value) => {
  expect(parseQuantity(text)).toBe(value)
})

// How many hours a day has, what 75 minutes beside hours mean, and which part is left out are anybody's guess.
it.each(['1d 4h', '3h 75m', '3:75', '3:5', ':45', '3h 45m 10s', '1.5h 20m', 'h', '5 metres', '3x', '-3h'])(
  'does not guess what %j means',
  (text) => {
    expect(parseQuantity(text)).toBeNaN()
  },
)

it('reads nothing as nothing', () => {
  expect(parseQuantity('  ')).toBeUndefined()
})

it.each([
  ['3h 45m', '3.75'],
  ['1,5', '1.5'],
  ['1,250', '1250'],
  ['1.50', '1.50'],
  ['7', '7'],
  ['', ''],
  ['some', 'some'],
])('shows %j as %j once the field is left', (text, shown) => {
  expect(tidyQuantity(text)).toBe(shown)
})
