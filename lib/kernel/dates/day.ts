/** A calendar day as `YYYY-MM-DD`. Never an instant, so no time zone can move it. */
export type Day = string

/** Midnight of a day in UTC, where every day has 24 hours, whatever zone the machine is in. */
export const midnight = (day: Day): Date => new Date(`${day}T00:00:00Z`)
