'use client'

import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { FileOutput } from 'lucide-react'
import { useQueryFlag } from '@/components/hooks/use-query-flag'
import { Button } from '@/components/ui/button'
import type { HasStatus } from '@/lib/documents/lifecycle/kinds'

const load = () => import('./convert-dialog')
const ConvertDialog = lazy(() => load().then((module) => ({ default: module.ConvertDialog })))

interface ConvertButtonProps {
  document: HasStatus & { id: number }
  /** The main action of the screen. */
  isMain: boolean
  className?: string
}

/**
 * Opens the dialog that makes an invoice of a quote; it is fetched when the pointer or the focus comes near. It is open from the start where the
 * address asks for it (`?convert=1`).
 */
export function ConvertButton({ document, isMain, className }: ConvertButtonProps) {
  const [asked, answered] = useQueryFlag('convert')
  const [open, setOpen] = useState(asked)
  // The address asks once: whoever comes back to this screen is not asked again.
  const answer = useEffectEvent(answered)
  useEffect(() => {
    if (asked) answer()
  }, [asked])
  return (
    <>
      <Button
        variant={isMain ? 'default' : 'outline'}
        className={className}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <FileOutput aria-hidden="true" />
        {/* On a phone there is room for the first word. */}
        <span>
          Convert<span className="max-md:sr-only"> to invoice</span>
        </span>
      </Button>
      {open && (
        <Suspense>
          <ConvertDialog document={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
