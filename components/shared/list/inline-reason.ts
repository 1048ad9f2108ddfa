const FIRST_WORD = /^[A-Z][a-z’]*(?=[ ,:;]|$)/

/**
 * Converts a message from the server for use inside a sentence: drops its full stop, and in English makes the first
 * letter lower-case, unless it begins a document's number. German keeps it, because nouns are capitalised.
 */
export function toInlineReason(message: string, language: string): string {
  const reason = message.replace(/\.$/, '')
  return language === 'en' ? reason.replace(FIRST_WORD, (word) => word.toLowerCase()) : reason
}
