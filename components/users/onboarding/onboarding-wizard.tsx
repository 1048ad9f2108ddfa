'use client'

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { readDemoInvoice } from '@/components/shared/browser/demo-invoice-storage'
import { todayIn } from '@/lib/core/dates'
import type { CurrentUser } from '@/lib/business/types'
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
import { storeReachedStep } from './reached-step'
import { StepList, STEPS } from './step-list'
import { createStepDraftCheck, deleteStepDraft, getStepDraftKey } from './step-draft'
import { useFinishOnboarding } from './use-finish-onboarding'

interface OnboardingWizardProps {
  user: SettingsUser
  /** Where a reload goes on. */
  startStep: number
  /** Whether it is another business of somebody who has one. */
  isFurther?: boolean
  /** An invoice as it would look, which reads what is typed. */
  preview?: ReactNode
}

/** Whoever opens another business has a profile. */
const FURTHER = {
  title: 'Your new business',
  text: 'Your name, where it is, and the currency it usually bills in.',
}

const valuesOf = (user: CurrentUser) => ({
  ...toProfileValues(user),
  ...toCompanyValues(user),
  ...toDesignValues(user),
  ...toBankValues(user),
  ...toDefaultsValues(user),
})

/** The company as somebody wrote it on the landing page before there was an account. */
function withTriedSheet(user: CurrentUser): CurrentUser {
  const sheet = user.companyName ? null : readDemoInvoice(todayIn(user.timeZone), user.currency)
  const name = sheet?.sellerName.trim()
  if (!name || name === user.fullName) return user
  return { ...user, companyName: name, companyAddress: user.companyAddress ?? sheet!.sellerAddress.trim() }
}

/** Profile, Company, Bank. Each step is saved on its own; unsaved input stays in this tab. */
export function OnboardingWizard({
  user: stored,
  startStep,
  isFurther = false,
  preview,
}: OnboardingWizardProps) {
  const [user, setUser] = useState(stored)
  const [step, setStep] = useState(startStep)
  const frame = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const finish = useFinishOnboarding()
  const isHydrated = useHydrated()
  // Holds what all steps know, for the preview alone: each step is a form of its own.
  const shown = useForm({ defaultValues: valuesOf(stored) })
  const { setValues } = shown
  const show = useCallback((values: object) => setValues(values), [setValues])
  usePreloadedResolvers()

  // The server renders without the kept input; if there is any, the step is remounted with it.
  const [ask] = useState(() => createStepDraftCheck(getStepDraftKey(stored, startStep)))
  const hasTyped = isHydrated && ask()
  const kept = { name: getStepDraftKey(user, step), canRead: isHydrated }

  const go = (next: number, saved: CurrentUser = user) => {
    deleteStepDraft(kept.name)
    storeReachedStep(user.businessId, next)
    setUser(next === 1 ? withTriedSheet(saved) : saved)
    setStep(next)
    moved.current = true
    const query = new URLSearchParams(window.location.search)
    query.set('step', String(next + 1))
    window.history.replaceState(null, '', `/onboarding?${query}`)
  }
  // At a keyboard one goes on in the first field. On a phone that would throw the keyboard over the screen, so there a
  // new step begins at its heading.
  useEffect(() => {
    if (!isHydrated) return
    const atKeyboard = window.matchMedia('(pointer: fine)').matches
    const target = atKeyboard ? frame.current?.querySelector('input') : moved.current && heading.current
    if (target) target.focus({ preventScroll: true })
    if (moved.current) window.scrollTo({ top: 0 })
  }, [step, isHydrated])

  const { title, text } = isFurther && step === 0 ? FURTHER : STEPS[step]!
  return (
    <div className="gap-14 xl:grid xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <section ref={frame} aria-labelledby="step" className="grid content-start gap-8">
        <StepList current={step} />
        <header className="space-y-1.5">
          <h1 id="step" ref={heading} tabIndex={-1} className="text-2xl font-semibold">
            {title}
          </h1>
          <p className="text-muted-foreground text-base">{text}</p>
        </header>
        {step === 0 && (
          <ProfileStep
            key={hasTyped ? 'typed' : 'stored'}
            user={user}
            kept={kept}
            onTyped={show}
            onSaved={(saved) => go(1, saved)}
          />
        )}
        {step === 1 && (
          <CompanyStep
            key={hasTyped ? 'typed' : 'stored'}
            user={user}
            kept={kept}
            onTyped={show}
            onBack={() => go(0)}
            onSaved={(saved) => go(2, saved)}
            onSkip={(saved) => go(2, saved)}
          />
        )}
        {step === 2 && (
          <BankStep
            key={hasTyped ? 'typed' : 'stored'}
            user={user}
            kept={kept}
            finish={finish}
            onTyped={show}
            onBack={() => go(1)}
          />
        )}
      </section>
      <FormProvider {...shown}>{preview}</FormProvider>
    </div>
  )
}
