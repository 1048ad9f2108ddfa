'use client'

import { lazy, Suspense } from 'react'
import { useMedia } from '@/components/shared/browser/use-media'
import type { DefaultTexts, DocumentTextKey } from '@/lib/business/texts'
import type { OwnWords } from '@/lib/words/own-words'
import type { Day } from '@/lib/kernel/dates'
import './sample-preview.css'

const SampleSheet = lazy(() => import('./sample-sheet'))

// `xl` of the layout: below it there is no room beside the form, and nothing of this is fetched.
const WIDE = '(width >= 80rem)'

export interface SamplePreviewProps {
  today: Day
  /** The business's own, in every language. */
  ownWords?: OwnWords
  /** Notes and terms, where they depend on the language. */
  texts?: DefaultTexts<DocumentTextKey> | null
}

/** Beside the settings: an invoice as it would look with what stands in the form they are typed into. */
export function SamplePreview(sample: SamplePreviewProps) {
  const isWide = useMedia(WIDE)
  return (
    <aside aria-label="Preview" className="sample-preview">
      {isWide && (
        <Suspense>
          <SampleSheet {...sample} />
        </Suspense>
      )}
    </aside>
  )
}
