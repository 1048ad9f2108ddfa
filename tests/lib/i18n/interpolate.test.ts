import { interpolate } from '@/lib/i18n/texts'

it('interpolation fills in each placeholder once, and leaves unknown ones', () => {
  expect(interpolate('{a} and {b}, {c}', { a: '{b}', b: 2 })).toBe('{b} and 2, {c}')
  expect(interpolate('{constructor}', {})).toBe('{constructor}')
})
