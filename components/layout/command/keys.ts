/** What single keys do, by what is typed: one key, or two after another. */
export const KEYS = {
  'g d': { label: 'Go to the dashboard', href: '/' },
  'g i': { label: 'Go to invoices', href: '/invoices' },
  'g c': { label: 'Go to clients', href: '/clients' },
  'g a': { label: 'Go to the calendar', href: '/calendar' },
  'g s': { label: 'Go to settings', href: '/settings' },
  'g p': { label: 'Go to your profile', href: '/profile' },
  n: { label: 'New invoice', href: '/invoices/create' },
  '/': { label: 'Search this list, or everything', href: null },
  '?': { label: 'Show these shortcuts', href: null },
} as const
export type Keys = keyof typeof KEYS

const SWITCH = 'single-keys'

/** Whether single keys do anything. Some people's tools type them (WCAG 2.1.4), so that they can be switched off. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off'
  } catch {
    return true
  }
}

export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SWITCH)
    else localStorage.setItem(SWITCH, 'off')
  } catch {
    // Storage is blocked: they stay on.
  }
}

/** The keys that are shown at a screen, for those that lead to one. */
export const keysFor = (href: string): string | undefined =>
  Object.entries(KEYS).find(([, { href: to }]) => to === href)?.[0]
