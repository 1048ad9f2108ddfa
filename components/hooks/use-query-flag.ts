import { useSearchParams } from 'next/navigation'

/**
 * Returns true if the URL contains `?{name}=1`, also if that happens later, and a function that removes the parameter.
 */
export function useQueryFlag(name: string): [boolean, () => void] {
  const isSet = useSearchParams().get(name) === '1'
  const done = () => {
    const url = new URL(window.location.href)
    url.searchParams.delete(name)
    window.history.replaceState(null, '', url.pathname + url.search)
  }
  return [isSet, done]
}

/** Sets `?{name}=1`, for another component on the page that follows it by `useQueryFlag`. */
export function setQueryFlag(name: string): void {
  const url = new URL(window.location.href)
  url.searchParams.set(name, '1')
  window.history.replaceState(null, '', url.pathname + url.search)
}
