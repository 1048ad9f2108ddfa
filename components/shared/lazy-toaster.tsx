'use client'

import { lazy, Suspense, useEffect } from 'react'
import { showStoredToast } from '@/components/hooks/toast-after-load'
import { useToast } from '@/components/hooks/use-toast'

const load = () => import('@/components/ui/toaster')
const Toaster = lazy(() => load().then((module) => ({ default: module.Toaster })))

/** Milliseconds after which toasts are fetched, so that they are there before they are needed, offline too. */
const LATER = 2500

/** The Toaster, of which no page loads the code at first. */
export function LazyToaster() {
  const { toasts } = useToast()

  useEffect(() => {
    showStoredToast()
    const timer = setTimeout(() => void load().catch(() => undefined), LATER)
    return () => clearTimeout(timer)
  }, [])

  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
