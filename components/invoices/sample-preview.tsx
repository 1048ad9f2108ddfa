'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Day } from '@/lib/dates'
import './sample-preview.css'

const SampleSheet = lazy(() => import('./sample-sheet'))

// `xl` of the layout: below it there is no room beside the form, and nothing of this is fetched.
const WIDE = '(min-width: 80rem)'
const listen = (changed: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Beside the settings: an invoice as it would look with what stands in the form they are typed into. */
export function SamplePreview({ today }: { today: Day }) {
  const isWide = useSyncExternalStore(
    listen,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
  return (
    <aside aria-label="Preview" className="sample-preview">
      {isWide && (
        <Suspense>
          <SampleSheet today={today} />
        </Suspense>
      )}
    </aside>
  )
}
