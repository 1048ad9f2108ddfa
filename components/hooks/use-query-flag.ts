import { useSearchParams } from 'next/navigation'

/**
 * Whether the address asks for something, `?{name}=1`, also when it does so while the screen is open already, and what takes
 * the wish out of the address again.
 */
export function useQueryFlag(name: string): [boolean, () => void] {
  const isAsked = useSearchParams().get(name) === '1'
  const done = () => {
    const url = new URL(window.location.href)
    url.searchParams.delete(name)
    window.history.replaceState(null, '', url.pathname + url.search)
  }
  return [isAsked, done]
}
