/** A message of several paragraphs. */
export const paragraphs = (...some: string[]): string => some.join('\n\n')
