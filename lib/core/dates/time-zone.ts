// By itself, so that pages which only format instants don't load date-fns.

/** True for a time zone (IANA name) that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
