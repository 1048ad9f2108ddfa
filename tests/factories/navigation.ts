import { act } from '@testing-library/react'
import { useSyncExternalStore } from 'react'

/** The router of every component. It changes no page; it keeps what it was asked for. */
export const router = {
  push: jest.fn(),
  replace: jest.fn(),
  refresh: jest.fn(),
  prefetch: jest.fn(),
  back: jest.fn(),
  forward: jest.fn(),
}

let params: Record<string, string> = {}

/** Goes to an address; `ofRoute` is what its route calls by name, such as the id of `/invoices/[id]`. */
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

/** Stands in for `next/navigation` (tests/setup/browser-mocks.ts): its hooks follow the address of the browser, as Next.js's own do. */
export const nextNavigation = {
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
  usePathname: () => useSyncExternalStore(subscribe, () => window.location.pathname),
  useSearchParams: () => new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
  useParams: () => params,
}
