export const FIRST_NUMBER = 'INV-0001'

/**
 * The number after `last`, continuing its pattern: the last run of digits counts up and keeps its width
 * (`2026/017` is followed by `2026/018`, `INV-9999` by `INV-10000`). Without digits, `-2` is appended.
 */
export function nextNumber(last: string | null | undefined): string {
  if (!last) return FIRST_NUMBER
  const match = /^(.*?)(\d+)(\D*)$/s.exec(last)
  if (!match) return `${last}-2`
  const [, before = '', digits = '', after = ''] = match
  return before + (BigInt(digits) + 1n).toString().padStart(digits.length, '0') + after
}

/** The next `count` numbers after `last`, in order. */
export function nextNumbers(last: string | null | undefined, count: number): string[] {
  const numbers: string[] = []
  let current = last
  for (let i = 0; i < count; i++) numbers.push((current = nextNumber(current)))
  return numbers
}
