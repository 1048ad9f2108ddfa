/** State of the scheduled jobs, as shown to the user. */
export interface Automation {
  /** True if `CRON_SECRET` is set, without which nothing calls the jobs. */
  isConfigured: boolean
  /** ISO instant at which they last ended; null if they never ran. */
  ranAt: string | null
  /** True if one of them failed in its last run. */
  isFailing: boolean
  /** Counts of the business's emails, invoices and reminders that wait for the next run. */
  waiting: { mails: number; invoices: number; reminders: number }
  /** URL to call. */
  url: string
}
