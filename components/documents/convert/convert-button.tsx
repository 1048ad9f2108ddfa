'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { FileOutput } from 'lucide-react'
import { useQueryFlag } from '@/components/hooks/use-query-flag'
import { Button } from '@/components/ui/button'
import type { HasStatus } from '@/lib/documents/lifecycle/kinds'

const load = () => import('./convert-dialog')
const ConvertDialog = lazy(() => load().then((module) => ({ default: module.ConvertDialog })))

interface ConvertButtonProps {
  document: HasStatus & { id: number }
  /** True for the screen's primary button. */
  isMain: boolean
  className?: string
}

/**
 * Opens the dialog that converts a quote to an invoice, at once for `?convert=1`. Its code is preloaded on hover or
 * focus.
 */
export function ConvertButton({ document, isMain, className }: ConvertButtonProps) {
  const t = useTranslations('conversion')
  const [isRequested, clearRequest] = useQueryFlag('convert')
  const [open, setOpen] = useState(isRequested)
  // Removes the parameter, so that coming back to this screen doesn't open the dialog again.
  const onOpened = useEffectEvent(clearRequest)
  useEffect(() => {
    if (isRequested) onOpened()
  }, [isRequested])
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
        {/* A phone has room for one word only. */}
        <span className="md:hidden" aria-hidden="true">
          {t('buttonShort')}
        </span>
        <span className="max-md:sr-only">{t('button')}</span>
      </Button>
      {open && (
        <Suspense>
          <ConvertDialog document={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
