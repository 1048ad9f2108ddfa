const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]
const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** How long ago an instant was, in the largest unit that fits: `5 minutes ago`. */
export function ago(iso: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(iso)) / 1000
  const unit = UNITS.find(([, size]) => seconds >= size)
  return unit ? words.format(-Math.floor(seconds / unit[1]), unit[0]) : 'Just now'
}
