/** How far a zone is from Greenwich at an instant: `GMT+05:30`. */
export function formatZoneOffset(timeZone: string, at: Date): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset === 'GMT' ? 'GMT+00:00' : offset
}

/** A zone as people read it: `America/New York`. */
export const formatZone = (timeZone: string): string => timeZone.replaceAll('_', ' ')

/**
 * Every zone to choose from, with its present offset, in the order of their names. `current` is among them, though a browser
 * may know it by another name.
 */
export function listTimeZoneOptions(current: string, at = new Date()) {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...zones]
    .sort()
    .map((zone) => ({ value: zone, label: formatZone(zone), description: formatZoneOffset(zone, at) }))
}
