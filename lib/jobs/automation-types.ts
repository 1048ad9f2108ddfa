/** How what runs by itself stands, as a user sees it. */
export interface Automation {
  /** Whether anybody can call the jobs here: `CRON_SECRET` is set. */
  isCallable: boolean
  /** ISO instant at which they last ended; null where they never ran. */
  ranAt: string | null
  /** Whether one of them failed then. */
  isFailing: boolean
  /** What of the user's is due by now and waits for the next call. */
  waiting: { mails: number; invoices: number; reminders: number }
  /** The address to call. */
  url: string
}
