import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns true after hydration: false on the server and in the first render of server HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
