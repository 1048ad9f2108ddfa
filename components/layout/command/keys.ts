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

/** The keys that are shown at a screen, for those that lead to one. */
export const keysFor = (href: string): string | undefined =>
  Object.entries(KEYS).find(([, { href: to }]) => to === href)?.[0]
