'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMediaQuery } from '@/components/shared/browser/use-media-query'
import type { InvoiceTemplate } from '@/lib/business/design'
import { DocumentFonts } from './document-fonts'
import type { SampleDocumentProps } from './sample-document'
import './sample-preview.css'

const SampleDocument = lazy(() => import('./sample-document'))

// The layout's `xl`: below it the preview doesn't fit beside the form, and its code isn't loaded.
const WIDE = '(width >= 80rem)'

/** Preview of an invoice beside the settings form, with its current values. */
export function SamplePreview(sample: SampleDocumentProps) {
  const t = useTranslations('common.sampleInvoice')
  const { getValues } = useFormContext<{ invoiceTemplate: InvoiceTemplate }>()
  const isWide = useMediaQuery(WIDE)
  return (
    <aside aria-label={t('label')} className="sample-preview">
      <DocumentFonts template={getValues('invoiceTemplate')} media={WIDE} />
      {isWide && (
        <Suspense>
          <SampleDocument {...sample} />
        </Suspense>
      )}
    </aside>
  )
}
