interface Options {
  /** Read `1,234` as a thousand and more. Off for percentages, where it is 1.234. */
  grouping?: boolean
}

/**
 * A number as people type it: comma or point for decimals, spaces, apostrophes or the other sign between thousands
 * (`1 234,50`, `1,234.50` and `1.234,50` are all 1234.5). Undefined for nothing, NaN for what is no number.
 */
export function parseNumber(text: string, { grouping = true }: Options = {}): number | undefined {
  const bare = text.replace(/[\s'’_]/g, '')
  if (!bare) return undefined
  const plain = withPoint(bare, grouping)
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN
}

/** An amount as a form's field gives it; nothing typed is no amount. */
export const toAmount = (text: string | number): number => parseNumber(String(text)) ?? Number.NaN

/** The same text with a point for decimals and nothing between thousands. */
function withPoint(text: string, grouping: boolean): string {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) {
    // The sign that comes last is the decimal one; the other only groups.
    const [decimal, group] = comma > point ? [',', '.'] : ['.', ',']
    return isGrouped(text.slice(0, Math.max(comma, point)), group)
      ? text.replaceAll(group, '').replace(decimal, '.')
      : text
  }
  if (point >= 0) return isGrouped(text, '.') && point !== text.indexOf('.') ? text.replaceAll('.', '') : text
  if (comma < 0) return text
  return grouping && isGrouped(text, ',') ? text.replaceAll(',', '') : text.replace(',', '.')
}

/** `1,234,567`: a first group of one to three digits, no leading zero, then groups of three. */
const isGrouped = (text: string, sign: string): boolean => {
  const [first = '', ...rest] = text.replace(/^[+-]/, '').split(sign)
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group))
}
