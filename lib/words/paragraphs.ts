/** A message of several paragraphs. */
export const paragraphs = (...some: string[]): string => some.join('\n\n')

/** Sentences of one paragraph; Japanese has no space between two. */
export const joinSentences = (sentences: string[], locale: string): string =>
  sentences.join(locale.startsWith('ja') ? '' : ' ')
