/** Truncates a text to a number of characters, at the end of a word unless that leaves less than half. */
export function truncateText(text: string, length: number): string {
  const letters = [...text]
  if (letters.length <= length) return text
  const start = letters.slice(0, length - 1).join('')
  const space = start.lastIndexOf(' ')
  return `${space > start.length / 2 ? start.slice(0, space) : start}…`
}

const MAX_NAME_LENGTH = 40

/** Truncates a name for a sentence. */
export const truncateName = (name: string): string => truncateText(name, MAX_NAME_LENGTH)
