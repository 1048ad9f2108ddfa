/** A user's own Gmail, as they see it. */
export interface Gmail {
  address: string
  /** Why it has expired and has to be connected again; null while it works. */
  problem: string | null
  /** An ISO instant. */
  connectedAt: string
}

/**
 * How the way to Google and back ended, as the address of the settings names it. `unticked`: without the permission to
 * send; `stale`: not started by this session, or too long ago.
 */
export type GmailOutcome = 'connected' | 'denied' | 'unticked' | 'stale' | 'failed'
