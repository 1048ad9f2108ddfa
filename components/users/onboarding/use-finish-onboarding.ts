'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { deleteDraft } from '@/components/shared/browser/encrypted-drafts'
import { loadPage } from '@/components/shared/browser/load-page'
import { discardChanges } from '@/components/shared/unsaved/unsaved-forms'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import type { finishOnboarding } from '@/lib/api/definitions/users'
import { callApi } from '@/lib/platform/http/api-client'
import type { CurrentUser } from '@/lib/business/user-response'
import { toastError } from '@/components/shared/toast-error'
import { getStepDraftName } from './step-draft'
import { STEPS } from './step-list'

export interface FinishOnboarding {
  pending: boolean
  run: () => Promise<void>
}

/** Marks the user as onboarded and reloads the app (specification, section 4). */
export function useFinishOnboarding(user: CurrentUser): FinishOnboarding {
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
    for (const step of STEPS.keys()) deleteDraft({ name: getStepDraftName(user, step) })
    loadPage('/')
    // Stays pending: the page is being left.
    await new Promise(() => undefined)
  }
  return { pending, run }
}
