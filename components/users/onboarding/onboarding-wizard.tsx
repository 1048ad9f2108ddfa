'use client'

import { useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '@/lib/users/types'
import { usePreloadedChecks } from '../lazy-check'
import { BankStep } from './bank-step'
import { CompanyStep } from './company-step'
import { ProfileStep } from './profile-step'
import { StepList, STEPS } from './step-list'
import { useFinish } from './use-finish'

interface OnboardingWizardProps {
  user: CurrentUser
  /** Where a reload goes on. */
  startStep: number
}

/** Profile, Company, Bank. Each step is saved by itself, so leaving in the middle loses nothing. */
export function OnboardingWizard({ user: stored, startStep }: OnboardingWizardProps) {
  const [user, setUser] = useState(stored)
  const [step, setStep] = useState(startStep)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const finish = useFinish()
  usePreloadedChecks()

  const go = (next: number, saved: CurrentUser = user) => {
    setUser(saved)
    setStep(next)
    moved.current = true
    window.history.replaceState(null, '', `/onboarding?step=${next + 1}`)
  }
  // A new step begins at its heading, for the eyes and for a screen reader.
  useEffect(() => {
    if (!moved.current) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])

  const { title, text } = STEPS[step]!
  return (
    <div className="grid gap-8">
      <StepList current={step} />
      <header className="space-y-1.5">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold">
          {title}
        </h1>
        <p className="text-muted-foreground text-base">{text}</p>
      </header>
      {step === 0 && <ProfileStep user={user} onSaved={(saved) => go(1, saved)} />}
      {step === 1 && (
        <CompanyStep
          user={user}
          onBack={() => go(0)}
          onSaved={(saved) => go(2, saved)}
          onSkip={() => go(2)}
        />
      )}
      {step === 2 && <BankStep user={user} onBack={() => go(1)} finish={finish} />}
    </div>
  )
}
