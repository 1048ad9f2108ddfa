/** Milliseconds, where the browser does not say when it is idle. */
const LATER = 2000

/**
 * Calls `run` once the page has loaded and the browser has nothing else to do: for what will be wanted, but must not hold up
 * what is wanted now. Answers what calls it off.
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
    const timer = setTimeout(run, LATER)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run)
  return () => cancelIdleCallback(handle)
}
