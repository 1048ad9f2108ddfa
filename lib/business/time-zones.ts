/** Formats a zone's UTC offset at an instant: `GMT+05:30`. */
export function formatZoneOffset(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset === 'GMT' ? 'GMT+00:00' : offset
}

/** Formats a zone for display: `America/New York`. */
export const formatZone = (timeZone: string): string => timeZone.replaceAll('_', ' ')

/**
 * Lists all time zones with their current offset, sorted by name. Includes `current`, which a browser may know by
 * another name.
 */
export function listTimeZoneOptions(current: string, at = new Date()) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...zones]
    .sort()
    .map((zone) => ({ value: zone, label: formatZone(zone), description: formatZoneOffset(zone, at) }))
}
