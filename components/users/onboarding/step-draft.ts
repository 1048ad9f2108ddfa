'use client'

import { ONBOARDING_DRAFT_PREFIX } from '@/components/shared/browser/stored-drafts'
import type { CurrentUser } from '@/lib/business/user-response'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/* Unsaved input of an onboarding step. Stored in this tab only, until it is closed, because it may be bank details. */

type Values = Record<string, unknown>

/** Returns the storage key for a user, business and step. */
export const getStepDraftKey = (user: Pick<CurrentUser, 'id' | 'businessId'>, step: number): string =>
  `${ONBOARDING_DRAFT_PREFIX}${user.id}:${user.businessId}:${step}`

function readStepDraft(name: string): Values {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Values
  } catch {
    return {}
  }
}

/** Returns the values that differ from the stored ones. */
const pickChangedValues = (values: Values, stored: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field]))

export const hasChangedValues = (values: Values, stored: Values): boolean =>
  Object.keys(pickChangedValues(values, stored)).length > 0

/** Returns a function that checks for a stored draft and caches the result. */
export function createStepDraftCheck(name: string): () => boolean {
  let hasTyped: boolean | undefined
  return () => (hasTyped ??= hasChangedValues(readStepDraft(name), {}))
}

function saveStepDraft(name: string, typed: Values): void {
  try {
    if (Object.keys(typed).length > 0) sessionStorage.setItem(name, JSON.stringify(typed))
    else sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked: a reload starts the step over.
  }
}

export function deleteStepDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Key of the draft, and whether it can be read, which is not the case in the server's render. */
export interface StepDraft {
  name: string
  canRead: boolean
}

/** Returns the stored values with the draft of the step, if any. `stored`: values without a draft. */
export function useRestoredValues<T extends object>({ name, canRead }: StepDraft, stored: T): T {
  const [typed] = useState(() => (canRead ? readStepDraft(name) : {}))
  return { ...stored, ...typed }
}

/** Autosaves the input of a step in this tab. */
export function useStepDraftAutosave<T extends FieldValues>(
  { getValues, watch }: Pick<UseFormReturn<T>, 'getValues' | 'watch'>,
  onTyped: (values: object) => void,
  { name, canRead }: StepDraft,
  stored: Record<string, unknown>,
): void {
  const save = useEffectEvent((values: Record<string, unknown>) => {
    // Until the draft has been read, adds to it instead of replacing it.
    const earlier = canRead ? {} : readStepDraft(name)
    saveStepDraft(name, { ...earlier, ...pickChangedValues(values, stored) })
  })
  useEffect(() => {
    onTyped(getValues())
    save(getValues())
    const { unsubscribe } = watch((values) => {
      onTyped(values)
      save(values)
    })
    return unsubscribe
  }, [getValues, watch, onTyped])
}
