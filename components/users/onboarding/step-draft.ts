'use client'

import { deleteDraft, readDraft, saveDraft } from '@/components/shared/browser/encrypted-drafts'
import { ONBOARDING_DRAFT_PREFIX, type DraftStorage } from '@/lib/documents/draft-storage-key'
import type { CurrentUser } from '@/lib/business/user-response'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/* Unsaved input of an onboarding step, kept in this browser until the step is saved, as the form of an invoice does. */

type Values = Record<string, unknown>

/** Returns the storage name for a user, business and step. */
export const getStepDraftName = (user: Pick<CurrentUser, 'id' | 'businessId'>, step: number): string =>
  `${ONBOARDING_DRAFT_PREFIX}${user.id}:${user.businessId}:${step}`

const readStepDraft = (storage: DraftStorage): Values => (readDraft(storage) as Values | null) ?? {}

/** Returns the values that differ from the stored ones. */
const pickChangedValues = (values: Values, stored: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field]))

export const hasChangedValues = (values: Values, stored: Values): boolean =>
  Object.keys(pickChangedValues(values, stored)).length > 0

/** Returns a function that checks for a stored draft and caches the result. */
export function createStepDraftCheck(storage: DraftStorage): () => boolean {
  let hasTyped: boolean | undefined
  return () => (hasTyped ??= hasChangedValues(readStepDraft(storage), {}))
}

/** Place of the draft, and whether it can be read, which is not the case in the server's render. */
export interface StepDraft extends DraftStorage {
  canRead: boolean
}

/** Returns the stored values with the draft of the step, if any. `stored`: values without a draft. */
export function useRestoredValues<T extends object>(draft: StepDraft, stored: T): T {
  const [typed] = useState(() => (draft.canRead ? readStepDraft(draft) : {}))
  return { ...stored, ...typed }
}

/** Autosaves the input of a step. */
export function useStepDraftAutosave<T extends FieldValues>(
  { getValues, watch }: Pick<UseFormReturn<T>, 'getValues' | 'watch'>,
  onTyped: (values: object) => void,
  draft: StepDraft,
  stored: Record<string, unknown>,
): void {
  const save = useEffectEvent((values: Record<string, unknown>) => {
    // Until the draft has been read, adds to it instead of replacing it.
    const earlier = draft.canRead ? {} : readStepDraft(draft)
    const typed = { ...earlier, ...pickChangedValues(values, stored) }
    if (Object.keys(typed).length > 0) saveDraft(draft, typed)
    else deleteDraft(draft)
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
