'use client'

import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormSetFocus } from 'react-hook-form'
import { useHydrated } from '@/components/hooks/use-hydrated'

/**
 * Focuses a field when its form appears. In a server-rendered form this happens on hydration, unless something else has
 * the focus.
 */
export function useAutoFocus<Fields extends FieldValues>(
  setFocus: UseFormSetFocus<Fields>,
  name: FieldPath<Fields>,
): void {
  const isHydrated = useHydrated()
  const [isNew] = useState(isHydrated)
  useEffect(() => {
    if (isHydrated && (isNew || document.activeElement === document.body)) setFocus(name)
  }, [isHydrated, isNew, setFocus, name])
}
