import fc from 'fast-check'
import { createScale } from '@/lib/reports/dashboard/chart-scale'

it.each([
  [0, [0, 1]],
  [-5, [0, 1]],
  [1, [0, 0.5, 1]],
  [90, [0, 50, 100]],
  [6800.4, [0, 2500, 5000, 7500]],
  [12000, [0, 5000, 10000, 15000]],
])('the chart scale covers %d', (highest, marks) => {
  expect(createScale(highest)).toEqual(marks)
})

it('the chart scale ends at or above the highest value, in a few even steps', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e13, noNaN: true }), (highest) => {
      const scale = createScale(highest)
      expect(scale[0]).toBe(0)
      expect(scale.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
      expect(scale.length).toBeGreaterThanOrEqual(3)
      expect(scale.length).toBeLessThanOrEqual(4)
    }),
  )
})
