// Edge cases that other products got wrong, computed by hand. Lines are [quantity in ten-thousandths, price in cents,
// count], the rate is in thousandths of a percent, and results are in minor units. Defaults to euros; `unit` is the
// price unit in millionths if not cents.

export const TRAPS = [
  {
    name: 'a tax that ends in half a cent',
    lines: [[10_000n, 14_000n]],
    taxRate: 9_975n,
    sums: [14_000n, 1_397n, 15_397n],
  },
  {
    name: 'a tax that a float would lose',
    lines: [[10_000n, 13_866n]],
    taxRate: 19_000n,
    sums: [13_866n, 2_635n, 16_501n],
  },
  { name: 'a line that ends in half a cent', lines: [[15_000n, 115n]], taxRate: 0n, sums: [173n, 0n, 173n] },
  {
    name: 'a tenth and two tenths',
    lines: [
      [10_000n, 10n],
      [10_000n, 20n],
    ],
    taxRate: 0n,
    sums: [30n, 0n, 30n],
  },
  { name: 'rounding by line, not of the sum', lines: [[10_500n, 10n, 3]], taxRate: 0n, sums: [33n, 0n, 33n] },
  {
    name: 'a thousand lines taxed once',
    lines: [[10_000n, 33n, 1000]],
    taxRate: 7_000n,
    sums: [33_000n, 2_310n, 35_310n],
  },
  {
    name: 'a thousand halves of a cent',
    lines: [[10_500n, 10n, 1000]],
    taxRate: 0n,
    sums: [11_000n, 0n, 11_000n],
  },
  { name: 'nothing at all', lines: [[10_000n, 0n]], taxRate: 100_000n, sums: [0n, 0n, 0n] },
  { name: 'all of it as tax', lines: [[10_000n, 1_000n]], taxRate: 100_000n, sums: [1_000n, 1_000n, 2_000n] },
  { name: 'half a cent of tax on ten cents', lines: [[10_000n, 10n]], taxRate: 5_000n, sums: [10n, 1n, 11n] },
  { name: 'half a yen is a yen', currency: 'JPY', lines: [[10_000n, 50n]], taxRate: 0n, sums: [1n, 0n, 1n] },
  {
    name: 'a tax of half a yen',
    currency: 'JPY',
    unit: 1_000_000n,
    lines: [[10_000n, 5n]],
    taxRate: 10_000n,
    sums: [5n, 1n, 6n],
  },
  {
    name: 'half a fils, three times',
    currency: 'KWD',
    unit: 100n,
    lines: [[10_000n, 10_005n, 3]],
    taxRate: 5_000n,
    sums: [3_003n, 150n, 3_153n],
  },
  {
    name: 'messages of less than a cent',
    unit: 1n,
    lines: [[250_000_000n, 4_125n]],
    taxRate: 20_000n,
    sums: [10_313n, 2_063n, 12_376n],
  },
  {
    name: 'the largest total there is',
    lines: [[10_000_000_000n, 100_000_000n]],
    taxRate: 0n,
    sums: [100_000_000_000_000n, 0n, 100_000_000_000_000n],
  },
  {
    name: 'one cent more than the largest',
    lines: [
      [10_000_000_000n, 100_000_000n],
      [10_000n, 1n],
    ],
    taxRate: 0n,
    isTooLarge: true,
    sums: [100_000_000_000_001n, 0n, 100_000_000_000_001n],
  },
]

/** Converts an edge case to an invoice as random-money.mjs creates them. */
export const trapInvoice = ({ lines, taxRate, currency = 'EUR', unit = 10_000n }) => ({
  lines: lines.flatMap(([quantity, price, count = 1]) =>
    Array.from({ length: count }, () => ({ quantity, price: price * unit })),
  ),
  taxRate,
  currency,
  today: 20_000,
  due: 20_000,
  shown: 1,
  payments: [0.5, 1],
})
