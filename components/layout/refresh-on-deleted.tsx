'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { onDeleted } from '@/lib/platform/http/api-client'

/** Forms handle the deletion of their invoice themselves. */
const FORM = /^\/invoices\/(create|edit)/

/**
 * Refreshes the page on the first 404 for an invoice or client deleted in another tab: lists drop the row, and its own
 * screen says that it was deleted.
 */
export function RefreshOnDeleted() {
  const router = useRouter()
  useEffect(() => onDeleted(() => !FORM.test(window.location.pathname) && router.refresh()), [router])
  return null
}
