'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { deleteOnboardingDrafts } from '@/components/shared/browser/stored-drafts'
import { loadPage } from '@/components/shared/browser/load-page'
import { discardChanges } from '@/components/shared/unsaved/unsaved-forms'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import type { finishOnboarding } from '@/lib/api/definitions/users'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

export interface FinishOnboarding {
  pending: boolean
  run: () => Promise<void>
}

/** Marks the user as onboarded and reloads the app (specification, section 4). */
export function useFinishOnboarding(): FinishOnboarding {
  const t = useTranslations('onboarding.finish')
  const [pending, setPending] = useState(false)

  const run = async () => {
    setPending(true)
    try {
      await callApi<typeof finishOnboarding>({
        method: 'PATCH',
        path: '/api/user/onboarding',
        body: { isOnboarded: true },
      })
    } catch (error) {
      setPending(false)
      return void toastError(t('failed'), error)
    }
    try {
      localStorage.setItem('onboardingComplete', 'true')
    } catch {
      // Storage is blocked; the server has the state.
    }
    toastAfterLoad({ title: t('succeeded.title'), description: t('succeeded.description') })
    discardChanges()
    deleteOnboardingDrafts()
    loadPage('/')
    // Stays pending: the page is being left.
    await new Promise(() => undefined)
  }
  return { pending, run }
}
