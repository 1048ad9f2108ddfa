/**
 * What a PDF is for. Each use of a business waits in a line of its own, so that an export or many mails do not use up the places
 * of whoever works in it, nor the readers of its links.
 */
export type PdfUse = 'business' | 'export' | 'mail' | 'link' | 'visitor'

/** Whom a PDF is made for: a use, and the business by its id. A visitor has no business and is told apart by network. */
export interface PdfOwner {
  use: PdfUse
  id: number | string
}

interface UseLimits {
  /** How many of one owner's may wait. */
  waitingEach: number
  /** How many may wait in all. */
  waiting: number
  /** Milliseconds that one may take before its thread is ended. */
  timeout: number
}

export type PdfLimits = Record<PdfUse, UseLimits>

const WAITING = 64
const TIMEOUT = 20_000

export const PDF_LIMITS: PdfLimits = {
  business: { waitingEach: 4, waiting: WAITING, timeout: TIMEOUT },
  export: { waitingEach: 4, waiting: WAITING, timeout: TIMEOUT },
  mail: { waitingEach: 16, waiting: WAITING, timeout: TIMEOUT },
  link: { waitingEach: 8, waiting: WAITING, timeout: TIMEOUT },
  // Anybody without an account: rarely many at once, and never in the way of a business.
  visitor: { waitingEach: 1, waiting: 2, timeout: 5_000 },
}
