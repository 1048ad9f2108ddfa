'use client'

import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'setValues'>

/**
 * On a slow line a form is typed into before its script is there. The form library takes these values over without telling
 * whoever watches them, such as a preview; this tells. `initial`: what the page showed first; `name`: any one of its fields.
 */
export function useEarlyTyping<T extends FieldValues>(
  { getValues, setValues }: Form<T>,
  initial: T,
  name: Path<T>,
): void {
  useEffect(() => {
    if (JSON.stringify(getValues()) === JSON.stringify(initial)) return
    setValues({ [name]: getValues(name) } as unknown as Partial<T>, { shouldDirty: true })
    // On mount only: later changes fire events.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}
