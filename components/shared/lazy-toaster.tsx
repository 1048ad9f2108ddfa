'use client'

import { lazy, Suspense, useEffect } from 'react'
import { showStoredToast } from '@/components/hooks/toast-after-load'
import { useToast } from '@/components/hooks/use-toast'

const load = () => import('@/components/ui/toaster')
const Toaster = lazy(() => load().then((module) => ({ default: module.Toaster })))

/** Delay in milliseconds before toasts are preloaded, so that they are available offline too. */
const PRELOAD_DELAY = 2500

/** Toaster whose code loads after the page. */
export function LazyToaster() {
  const { toasts } = useToast()

  useEffect(() => {
    showStoredToast()
    const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_DELAY)
    return () => clearTimeout(timer)
  }, [])

  if (toasts.length === 0) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
