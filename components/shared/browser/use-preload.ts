import { useEffect } from 'react'
import { runWhenIdle } from './run-when-idle'

/** Loads something while the browser is idle. @param load the same function in every render */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => runWhenIdle(() => void load().catch(() => undefined)), [load])
}
