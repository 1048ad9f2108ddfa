import Bowser from 'bowser'

/** Formats a user agent for display: `Chrome on Windows`. */
export function formatDeviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return 'Unknown browser'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
