import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns whether the script of the component runs: false on the server and in the first render of what came from there. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
