/** Fills a sentence's placeholders; unknown ones are left unchanged. */
export const interpolate = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )

/** Returns the first placeholder of a text that is not among the known ones, or a brace without its counterpart. */
export const findUnknownPlaceholder = (text: string, known: readonly string[]): string | null =>
  (text.match(/\{[^{}\n]*\}|\{\w*|\w*\}/g) ?? []).find((found) => !known.includes(found)) ?? null

/** Joins the sentences of a paragraph; Japanese has no space between them. */
export const joinSentences = (sentences: string[], locale: string): string =>
  sentences.join(locale.startsWith('ja') ? '' : ' ')

/** Returns the text with a full stop, unless it ends a sentence already. */
export const toSentence = (text: string): string => (/[.!?…][”“]?$/.test(text) ? text : `${text}.`)
