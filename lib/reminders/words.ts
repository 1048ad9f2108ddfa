import type { InvoiceStatus } from '@/lib/documents/types'

// Why no reminder is sent, in words for the user.

export const NO_ADDRESS = 'This client has no e-mail address. Add one, or enter a recipient.'
export const CLIENT_DELETED = 'This client was deleted. Enter a recipient.'
export const TOO_SOON = 'A reminder for this invoice was sent in the last 24 hours.'

const SETTLED: Record<Exclude<InvoiceStatus, 'SENT'>, string> = {
  DRAFT: 'This invoice is still a draft. Send it first.',
  PAID: 'This invoice is paid.',
  CANCELLED: 'This invoice is cancelled.',
}

interface Refused {
  status: InvoiceStatus
  /** What is left to pay. */
  balance: number
  /** Whether its owner took the public link back, and made no other. */
  isRevoked: boolean
}

/** Why there is nothing to remind of, or nothing a reminder could hold; null when there is. */
export function refusal({ status, balance, isRevoked }: Refused): string | null {
  if (status !== 'SENT') return SETTLED[status]
  if (balance <= 0) return 'Nothing is left to pay on this invoice.'
  return isRevoked
    ? 'You revoked this invoice’s public link. Share it again before you send a reminder.'
    : null
}
