import { useEffect } from 'react'
import { runWhenIdle } from './run-when-idle'

/** Loads code while the browser is idle. `load`: stable function. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => runWhenIdle(() => void load().catch(() => undefined)), [load])
}
