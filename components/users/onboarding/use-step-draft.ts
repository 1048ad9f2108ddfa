'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { pickChangedValues, saveStepDraft, readStepDraft } from './step-draft'

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
