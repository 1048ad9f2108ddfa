import { act } from '@testing-library/react'
import { useSyncExternalStore } from 'react'

/** The router of all components under test. It navigates nowhere and records calls. */
export const router = {
  push: jest.fn(),
  replace: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  back: jest.fn(),
  forward: jest.fn(),
}

let params: Record<string, string> = {}

/** Sets the address; `ofRoute` holds the route's parameters, such as the id of `/invoices/[id]`. */
export function setLocation(address: string, ofRoute: Record<string, string> = {}) {
  params = ofRoute
  act(() => window.history.replaceState(null, '', address))
}

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
for (const method of ['pushState', 'replaceState'] as const) {
  const original = window.history[method].bind(window.history)
  window.history[method] = (...change) => {
    original(...change)
    tell()
  }
}
window.addEventListener('popstate', tell)

/** Replaces `next/navigation` (tests/setup/browser-mocks.ts): its hooks follow the address, as in Next.js. */
export const nextNavigation = {
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
  usePathname: () => useSyncExternalStore(subscribe, () => window.location.pathname),
  useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
  useParams: () => params,
}
