'use client'

import { useLayoutEffect } from 'react'

/**
 * Reports whether a form has unsaved changes, synchronously with the render: on a busy machine the next key (such as
 * Escape) could otherwise close the form before its parent knows.
 */
export function useReportDirty(isDirty: boolean, onDirty: (dirty: boolean) => void): void {
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty])
}
