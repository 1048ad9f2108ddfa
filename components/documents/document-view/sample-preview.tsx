'use client'

import { lazy, Suspense } from 'react'
import { useMediaQuery } from '@/components/shared/browser/use-media-query'
import type { SampleDocumentProps } from './sample-document'
import './sample-preview.css'

const SampleDocument = lazy(() => import('./sample-document'))

// `xl` of the layout: below it there is no room beside the form, and nothing of this is fetched.
const WIDE = '(width >= 80rem)'

/** Beside the settings: an invoice as it would look with what stands in the form they are typed into. */
export function SamplePreview(sample: SampleDocumentProps) {
  const isWide = useMediaQuery(WIDE)
  return (
    <aside aria-label="Preview" className="sample-preview">
      {isWide && (
        <Suspense>
          <SampleDocument {...sample} />
        </Suspense>
      )}
    </aside>
  )
}
