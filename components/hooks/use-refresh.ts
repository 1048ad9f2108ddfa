import { useRouter } from 'next/navigation'

/**
 * Returns a function that reloads the page's data and keeps the scroll position, even if the URL was changed by
 * `history.replaceState`. `router.refresh()` alone takes that for another page, and scrolls to its top.
 */
export function useRefresh(): () => void {
  const router = useRouter()
  return () => {
    router.replace(location.pathname + location.search, { scroll: false })
    router.refresh()
  }
}
