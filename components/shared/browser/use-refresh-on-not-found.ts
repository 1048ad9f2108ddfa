'use client'

import { useRouter } from 'next/navigation'
import { ApiError } from '@/lib/platform/http/api-client'

/**
 * Reads the page anew after a refusal that says that what it was about is gone. After any other the page stays as it is: it may hold words of
 * the business that it was drawn for.
 */
export function useRefreshOnNotFound(): (error: unknown) => void {
  const router = useRouter()
  return (error) => {
    if (error instanceof ApiError && error.status === 404) router.refresh()
  }
}
