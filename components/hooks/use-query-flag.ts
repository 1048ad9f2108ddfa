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
