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
  const frame = useRef<HTMLElement>(null)
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
  // At a keyboard one goes on in the first field. On a phone that would throw the keyboard over the screen, so there a
  // new step begins at its heading.
  useEffect(() => {
    const atKeyboard = window.matchMedia('(pointer: fine)').matches
    const target = atKeyboard ? frame.current?.querySelector('input') : moved.current && heading.current
    if (target) target.focus({ preventScroll: true })
    if (moved.current) window.scrollTo({ top: 0 })
  }, [step])

  const { title, text } = STEPS[step]!
  return (
    <section ref={frame} aria-labelledby="step" className="grid gap-8">
      <StepList current={step} />
      <header className="space-y-1.5">
        <h1 id="step" ref={heading} tabIndex={-1} className="text-2xl font-semibold">
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
    </section>
  )
}
