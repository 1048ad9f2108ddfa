'use client'

import { useRouter } from 'next/navigation'
import { ApiError } from '@/lib/platform/http/api-client'

/**
 * Refreshes the page after a 404. Other errors don't refresh, because the page may hold unsaved input for its business.
 */
export function useRefreshOnNotFound(): (error: unknown) => void {
  const router = useRouter()
  return (error) => {
    if (error instanceof ApiError && error.status === 404) router.refresh()
  }
}
