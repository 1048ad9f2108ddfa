export const joinParagraphs = (...some: string[]): string => some.join('\n\n')

/** Joins the sentences of a paragraph; Japanese has no space between them. */
export const joinSentences = (sentences: string[], locale: string): string =>
  sentences.join(locale.startsWith('ja') ? '' : ' ')
