import { useEffect } from 'react'

/** Delay in milliseconds if the browser lacks requestIdleCallback. */
const FALLBACK_DELAY = 2000

/**
 * Calls `run` once the page has loaded and the browser is idle, to preload without delaying the page. Returns a
 * function that cancels it.
 */
export function runWhenIdle(run: () => void): () => void {
  let cancel = () => {}
  const schedule = () => (cancel = scheduleIdleCallback(run))
  if (document.readyState === 'complete') schedule()
  else window.addEventListener('load', schedule, { once: true })
  return () => {
    window.removeEventListener('load', schedule)
    cancel()
  }
}

function scheduleIdleCallback(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK_DELAY)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run)
  return () => cancelIdleCallback(handle)
}

/** Loads code while the browser is idle. `load`: stable function. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => runWhenIdle(() => void load().catch(() => undefined)), [load])
}
