const MAX_NAME_LENGTH = 40

/** Truncates a name for a sentence, at the end of a word unless that leaves less than half. */
export function truncateName(name: string, limit = MAX_NAME_LENGTH): string {
  const letters = [...name]
  if (letters.length <= limit) return name
  const start = letters.slice(0, limit - 1).join('')
  const space = start.lastIndexOf(' ')
  return `${space > start.length / 2 ? start.slice(0, space) : start}…`
}
