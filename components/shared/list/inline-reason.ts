/**
 * Converts a message from the server for use inside a sentence: without its full stop, and in English with a small
 * first letter. German keeps it, because nouns are capitalised.
 */
export function toInlineReason(message: string, language: string): string {
  const reason = message.replace(/\.$/, '')
  return language === 'en' ? reason.charAt(0).toLowerCase() + reason.slice(1) : reason
}
