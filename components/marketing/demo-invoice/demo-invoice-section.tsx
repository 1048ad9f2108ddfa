'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { DemoInvoiceEditorProps } from './demo-invoice-editor'

const DemoInvoiceEditor = lazy(() => import('./demo-invoice-editor'))

/** How far the reader may be from the editor when it is loaded. */
const AHEAD = '800px'

/** The demo invoice's editor, loaded once the reader comes near, so that a first visit doesn't wait for it. */
export function DemoInvoiceSection(editor: DemoInvoiceEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && setIsNear(true), {
      rootMargin: AHEAD,
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  const sheet = <div className="paper shadow-sheet h-full rounded-sm border" />
  return (
    <div ref={place} className="mx-auto mt-8 min-h-192 w-full max-w-208 *:min-h-[inherit] lg:min-h-160">
      {isNear ? (
        <Suspense fallback={sheet}>
          <DemoInvoiceEditor {...editor} />
        </Suspense>
      ) : (
        sheet
      )}
    </div>
  )
}
