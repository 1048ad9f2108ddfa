'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedFrom, keepTyped, readTyped } from './typed-words'

/** Whose words are kept, and whether this is another drawing than the server's, which knows nothing of them. */
export interface Kept {
  name: string
  canRead: boolean
}

/**
 * What was typed into a step before the page was loaded again. The form begins with it.
 * @param stored what the form begins with otherwise
 */
export function useTypedBefore<T extends object>({ name, canRead }: Kept, stored: T): T {
  const [typed] = useState(() => (canRead ? readTyped(name) : {}))
  return { ...stored, ...typed }
}

/** Tells of every key that is typed into a step, and of what stood there before its script came, and keeps it in this tab. */
export function useTyped<T extends FieldValues>(
  { getValues, watch }: Pick<UseFormReturn<T>, 'getValues' | 'watch'>,
  onTyped: (values: object) => void,
  { name, canRead }: Kept,
  stored: Record<string, unknown>,
): void {
  const keep = useEffectEvent((values: Record<string, unknown>) => {
    // Before they could be read, earlier words are added to, and not replaced.
    const earlier = canRead ? {} : readTyped(name)
    keepTyped(name, { ...earlier, ...changedFrom(values, stored) })
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
