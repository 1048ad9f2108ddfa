/**
 * Returns the local part of the Message-ID header. It is the same for every attempt and recipient, so that a mailbox
 * can detect duplicates, and doesn't reveal how many emails there are.
 */
export const getMessageId = ({ ref, splitFrom }: { ref: string; splitFrom: string | null }): string =>
  `mail-${splitFrom ?? ref}`
