'use client'

import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Tells of every key that is typed into a step, and of what stood there before its script came. */
export function useTyped<T extends FieldValues>(
  { getValues, watch }: Pick<UseFormReturn<T>, 'getValues' | 'watch'>,
  onTyped: (values: object) => void,
): void {
  useEffect(() => {
    onTyped(getValues())
    const { unsubscribe } = watch((values) => onTyped(values))
    return unsubscribe
  }, [getValues, watch, onTyped])
}
