'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '@/components/shared/browser/when-idle'

/** The tooltips of a screen, fetched once it stands: what they say is a control's label in any case, and nobody waits for one. */
export function LateTooltips() {
  const [Tooltips, setTooltips] = useState<ComponentType | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        import('@/components/ui/legacy/tooltips').then(
          (module) => setTooltips(() => module.Tooltips),
          () => undefined,
        )
      }),
    [],
  )
  return Tooltips && <Tooltips />
}
