'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useMediaQuery } from '@/components/shared/browser/use-media-query'
import type { SampleDocumentProps } from './sample-document'
import './sample-preview.css'

const SampleDocument = lazy(() => import('./sample-document'))

// The layout's `xl`: below it the preview doesn't fit beside the form, and its code isn't loaded.
const WIDE = '(width >= 80rem)'

/** Preview of an invoice beside the settings form, with its current values. */
export function SamplePreview(sample: SampleDocumentProps) {
  const t = useTranslations('common.sampleInvoice')
  const isWide = useMediaQuery(WIDE)
  return (
    <aside aria-label={t('label')} className="sample-preview">
      {isWide && (
        <Suspense>
          <SampleDocument {...sample} />
        </Suspense>
      )}
    </aside>
  )
}
