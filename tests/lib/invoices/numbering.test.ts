import fc from 'fast-check'
import { FIRST_NUMBER, nextNumber, nextNumbers } from '@/lib/invoices/numbering'

it.each([
  [null, 'INV-0001'],
  [undefined, 'INV-0001'],
  ['', 'INV-0001'],
  ['INV-0001', 'INV-0002'],
  ['INV-0099', 'INV-0100'],
  ['INV-9999', 'INV-10000'],
  ['2026/017', '2026/018'],
  ['2026-17-A', '2026-18-A'],
  ['7', '8'],
  ['009', '010'],
  ['RE 2026.11.9 (b)', 'RE 2026.11.10 (b)'],
  ['فاتورة-12', 'فاتورة-13'],
  ['Opening', 'Opening-2'],
  ['Opening-2', 'Opening-3'],
  ['99999999999999999999', '100000000000000000000'],
  ['9'.repeat(50), FIRST_NUMBER],
  ['x'.repeat(50), FIRST_NUMBER],
])('after %p comes %p', (last, next) => {
  expect(nextNumber(last)).toBe(next)
})

it('never repeats a number and keeps the text around the digits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.integer({ min: 1, max: 60 }), (last, count) => {
      const numbers = nextNumbers(last, count)
      expect(new Set([last, ...numbers]).size).toBe(count + 1)
      expect(numbers).toEqual(nextNumbers(last, count + 1).slice(0, count))
    }),
  )
})

it('lists the numbers that follow, in order', () => {
  expect(nextNumbers(null, 3)).toEqual([FIRST_NUMBER, 'INV-0002', 'INV-0003'])
  expect(nextNumbers('A-98', 3)).toEqual(['A-99', 'A-100', 'A-101'])
  expect(nextNumbers('A', 0)).toEqual([])
})
