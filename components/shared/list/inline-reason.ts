/**
 * Converts a message from the server for use inside a sentence: drops its full stop, and in English makes the first
 * letter lower-case. German keeps it, because nouns are capitalised.
 */
export function toInlineReason(message: string, language: string): string {
  const reason = message.replace(/\.$/, '')
  return language === 'en' ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason
}
