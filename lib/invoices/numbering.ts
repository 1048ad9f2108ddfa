export const FIRST_NUMBER = 'INV-0001'
/** Characters an invoice number may have. */
export const MAX_NUMBER_LENGTH = 50

/**
 * The number after `last`, continuing its pattern: the last run of digits counts up and keeps its width
 * (`2026/017` is followed by `2026/018`, `INV-9999` by `INV-10000`). Without digits, `-2` is appended. A pattern that
 * has run out of room gives way to a new one.
 */
export function nextNumber(last: string | null | undefined): string {
  if (!last) return FIRST_NUMBER
  const next = counted(last)
  return next.length <= MAX_NUMBER_LENGTH ? next : FIRST_NUMBER
}

function counted(last: string): string {
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
