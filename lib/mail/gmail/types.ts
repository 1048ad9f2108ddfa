/** Gmail connection of a business, as shown in the settings. */
export interface Gmail {
  address: string
  /** Reason it must be reconnected; null while it works. */
  problem: string | null
  /** An ISO instant. */
  connectedAt: string
}

/**
 * Outcome of connecting Gmail, as in the settings URL. `unticked`: without the permission to send; `stale`: not
 * started by this session, or expired.
 */
export type GmailOutcome = 'connected' | 'denied' | 'unticked' | 'stale' | 'failed'
