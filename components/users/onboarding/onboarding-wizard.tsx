'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { deleteDraft } from '@/components/shared/browser/encrypted-drafts'
import { readDemoInvoice } from '@/components/shared/browser/demo-invoice-storage'
import { todayIn } from '@/lib/core/dates'
import type { CurrentUser } from '@/lib/business/user-response'
import { usePreloadedResolvers } from '../lazy-resolver'
import {
  toBankValues,
  toCompanyValues,
  toDefaultsValues,
  toDesignValues,
  toProfileValues,
  type SettingsUser,
} from '../user-values'
import { BankStep } from './bank-step'
import { CompanyStep } from './company-step'
import { ProfileStep } from './profile-step'
import { StepList, STEPS, storeReachedStep } from './step-list'
import { createStepDraftCheck, getStepDraftName } from './step-draft'
import { useFinishOnboarding } from './use-finish-onboarding'

interface OnboardingWizardProps {
  user: SettingsUser
  /** Step to continue with after a reload. */
  startStep: number
  /** Encrypts unsaved input in the browser (`deriveDraftKey`). */
  draftKey: string
  /** True for an additional business of an existing user. */
  isAdditionalBusiness?: boolean
  /** Invoice preview of the current input. */
  preview?: ReactNode
}

const toValues = (user: CurrentUser) => ({
  ...toProfileValues(user),
  ...toCompanyValues(user),
  ...toDesignValues(user),
  ...toBankValues(user),
  ...toDefaultsValues(user),
})

/** Prefills the company from the demo invoice written on the landing page. */
function withDemoCompany(user: CurrentUser): CurrentUser {
  const sheet = user.companyName ? null : readDemoInvoice(todayIn(user.timeZone), user.currency)
  const name = sheet?.sellerName.trim()
  if (!name || name === user.fullName) return user
  return { ...user, companyName: name, companyAddress: user.companyAddress ?? sheet!.sellerAddress.trim() }
}

/**
 * Onboarding in the steps Profile, Company and Bank. Each step is saved on its own; unsaved input stays in this
 * browser.
 */
export function OnboardingWizard({
  user: stored,
  startStep,
  draftKey,
  isAdditionalBusiness = false,
  preview,
}: OnboardingWizardProps) {
  const t = useTranslations('onboarding.screens')
  const [user, setUser] = useState(stored)
  const [step, setStep] = useState(startStep)
  const frame = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const finish = useFinishOnboarding(stored)
  const isHydrated = useHydrated()
  // Combined values of all steps for the preview: each step is a form of its own.
  const shown = useForm({ defaultValues: toValues(stored) })
  const { setValues } = shown
  const show = useCallback((values: object) => setValues(values), [setValues])
  usePreloadedResolvers()

  // The server renders without the stored draft; if there is one, the step is remounted with it.
  const [hasStoredDraft] = useState(() =>
    createStepDraftCheck({ name: getStepDraftName(stored, startStep), key: draftKey }),
  )
  const hasTyped = isHydrated && hasStoredDraft()
  const draft = { name: getStepDraftName(user, step), key: draftKey, canRead: isHydrated }

  const goToStep = (next: number, saved: CurrentUser = user) => {
    deleteDraft(draft)
    storeReachedStep(user.businessId, next)
    setUser(next === 1 ? withDemoCompany(saved) : saved)
    setStep(next)
    moved.current = true
    const query = new URLSearchParams(window.location.search)
    query.set('step', String(next + 1))
    window.history.replaceState(null, '', `/onboarding?${query}`)
  }
  // With a keyboard the first field gets the focus. On a phone that would open the on-screen keyboard, so there the
  // heading gets it.
  useEffect(() => {
    if (!isHydrated) return
    const atKeyboard = window.matchMedia('(pointer: fine)').matches
    const target = atKeyboard ? frame.current?.querySelector('input') : moved.current && heading.current
    if (target) target.focus({ preventScroll: true })
    if (moved.current) window.scrollTo({ top: 0 })
  }, [step, isHydrated])

  // The user of an additional business already has a profile.
  const screen = isAdditionalBusiness && step === 0 ? 'additionalBusiness' : STEPS[step]!
  return (
    <div className="gap-14 xl:grid xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <section ref={frame} aria-labelledby="step" className="grid content-start gap-8">
        <StepList current={step} />
        <header className="space-y-1.5">
          <h1 id="step" ref={heading} tabIndex={-1} className="text-2xl font-semibold">
            {t(`${screen}.title`)}
          </h1>
          <p className="text-muted-foreground text-base">{t(`${screen}.text`)}</p>
        </header>
        {step === 0 && (
          <ProfileStep
            key={hasTyped ? 'typed' : 'stored'}
            user={user}
            draft={draft}
            onTyped={show}
            onSaved={(saved) => goToStep(1, saved)}
          />
        )}
        {step === 1 && (
          <CompanyStep
            key={hasTyped ? 'typed' : 'stored'}
            user={user}
            draft={draft}
            onTyped={show}
            onBack={() => goToStep(0)}
            onSaved={(saved) => goToStep(2, saved)}
            onSkip={(saved) => goToStep(2, saved)}
          />
        )}
        {step === 2 && (
          <BankStep
            key={hasTyped ? 'typed' : 'stored'}
            user={user}
            draft={draft}
            finish={finish}
            onTyped={show}
            onBack={() => goToStep(1)}
          />
        )}
      </section>
      <FormProvider {...shown}>{preview}</FormProvider>
    </div>
  )
}
