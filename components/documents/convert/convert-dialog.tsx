'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { focusDialog } from '@/components/shared/focus-dialog'
import { LoadError } from '@/components/shared/page/load-error'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { isOffered, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import { ConvertForm } from './convert-form'
import { useConversionStart } from './use-conversion'

interface ConvertDialogProps {
  document: HasStatus & { id: number }
  onClose: () => void
}

/** Dialog for converting a quote. Opening it changes nothing. */
export function ConvertDialog({ document, onClose }: ConvertDialogProps) {
  const t = useTranslations('conversion')
  const { id, kind } = document
  const tCommon = useTranslations('common')
  const [dirty, setDirty] = useState(false)
  const { leave } = useUnsavedChanges(dirty)
  const { loaded: start, problem, retry } = useConversionStart(id)
  const close = () => leave(onClose)
  const isQuote = kind === 'QUOTE'
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent className="sm:max-w-xl" onOpenAutoFocus={focusDialog}>
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>
            {!isQuote ? t('introProforma') : isOffered(document) ? t('introAccepting') : t('intro')}
          </DialogDescription>
        </DialogHeader>
        {!start && !problem && <LoadingBlock label={tCommon('loading')} />}
        {problem && <LoadError text={problem} onRetry={retry} />}
        {start && <ConvertForm id={id} isQuote={isQuote} start={start} onDirty={setDirty} onClose={close} />}
      </DialogContent>
    </Dialog>
  )
}
