'use client'

import { Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { SampleDocumentProps } from './sample-document'

const load = () => import('./sample-preview-sheet')
const SamplePreviewSheet = lazy(load)

/** Opens the sample invoice where it doesn't fit beside the form (`SamplePreview`). */
export function SamplePreviewButton(sample: SampleDocumentProps) {
  const t = useTranslations('common.sampleInvoice')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        className="xl:hidden"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden="true" />
        {t('label')}
      </Button>
      {isOpen && (
        <Suspense>
          <SamplePreviewSheet {...sample} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
