'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onGone } from '@/lib/platform/http/api-client'

/** Screens that hold what was typed say themselves what became of their invoice. */
const FORM = /^\/invoices\/(create|edit)/

/**
 * An invoice or a client deleted in another tab would leave a screen on which nothing works: the first call that does not find it has
 * the screen read anew, and a list loses the row, and a screen of its own says that it was deleted.
 */
export function RefreshOnDeleted() {
  const router = useRouter()
  useEffect(() => onGone(() => !FORM.test(window.location.pathname) && router.refresh()), [router])
  return null
}
