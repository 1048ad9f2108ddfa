'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { pickChangedValues, saveStepDraft, readStepDraft } from './step-draft'

/** Whose input is kept, and whether this render comes after the server's, which does not know it. */
export interface StepDraft {
  name: string
  canRead: boolean
}

/**
 * What was typed into a step before the page was loaded again. The form starts with it.
 * @param stored what the form begins with otherwise
 */
export function useRestoredValues<T extends object>({ name, canRead }: StepDraft, stored: T): T {
  const [typed] = useState(() => (canRead ? readStepDraft(name) : {}))
  return { ...stored, ...typed }
}

/** Keeps what is typed into a step in this tab. */
export function useStepDraftAutosave<T extends FieldValues>(
  { getValues, watch }: Pick<UseFormReturn<T>, 'getValues' | 'watch'>,
  onTyped: (values: object) => void,
  { name, canRead }: StepDraft,
  stored: Record<string, unknown>,
): void {
  const keep = useEffectEvent((values: Record<string, unknown>) => {
    // Until the kept input has been read, add to it instead of replacing it.
    const earlier = canRead ? {} : readStepDraft(name)
    saveStepDraft(name, { ...earlier, ...pickChangedValues(values, stored) })
  })
  useEffect(() => {
    onTyped(getValues())
    keep(getValues())
    const { unsubscribe } = watch((values) => {
      onTyped(values)
      keep(values)
    })
    return unsubscribe
  }, [getValues, watch, onTyped])
}
