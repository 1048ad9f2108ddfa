import Bowser from 'bowser'

/** What a browser calls itself, in the words of whoever uses it: `Chrome on Windows`. */
export function formatDeviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return 'Unknown browser'
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
