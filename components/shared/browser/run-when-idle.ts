/** Delay in milliseconds if the browser lacks requestIdleCallback. */
const FALLBACK_DELAY = 2000

/**
 * Calls `run` once the page has loaded and the browser is idle, to preload without delaying the page. Returns a
 * function that cancels it.
 */
export function runWhenIdle(run: () => void): () => void {
  let callOff = () => {}
  const wait = () => (callOff = onceIdle(run))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    callOff()
  }
}

function onceIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, FALLBACK_DELAY)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run)
  return () => cancelIdleCallback(handle)
}
