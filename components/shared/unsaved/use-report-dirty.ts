'use client'

import { useLayoutEffect } from 'react'

/**
 * Tells whoever can close a form whether it holds something unsaved: with the letter itself, since a key that was pressed right behind
 * it, on a busy machine, would else close the form before its owner had heard of it.
 */
export function useReportDirty(isDirty: boolean, onDirty: (dirty: boolean) => void): void {
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])
}
