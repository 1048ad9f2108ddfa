'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useStore } from './store'
import { showCarriedToast, toastStore } from './toast'

const load = () => import('./toast-view')
const ToastView = lazy(load)

/**
 * Where toasts appear; each group's layout has one. The view comes when the browser is idle, so that it costs a page nothing at
 * first and is there before it is needed, offline too.
 */
export function Toaster() {
  const toast = useStore(toastStore)

  useEffect(() => {
    showCarriedToast()
    const idle = setTimeout(() => void load().catch(() => undefined), 2500)
    return () => clearTimeout(idle)
  }, [])

  if (!toast) return null
  return (
    <Suspense>
      <ToastView toast={toast} />
    </Suspense>
  )
}
