'use client'

import { lazy, Suspense, useState, type ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Day } from '@/lib/core/dates'

const load = () => import('./demo-invoice-editor')
const DemoInvoiceEditor = lazy(load)

/** Illustration of a blank invoice until it is clicked; only then is the editor loaded. */
export function DemoInvoiceSection({ today, children }: { today: Day; children: ReactNode }) {
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing)
    return (
      <Suspense fallback={<Picture>{children}</Picture>}>
        <DemoInvoiceEditor today={today} />
      </Suspense>
    )
  return (
    <div className="relative mx-auto mt-10 grid max-w-208" onPointerEnter={load}>
      <Picture>{children}</Picture>
      <div className="absolute top-[min(40%,20rem)] justify-self-center rounded-md shadow-md">
        <button
          type="button"
          className={buttonVariants({ size: 'lg' })}
          onFocus={load}
          onClick={() => setIsEditing(true)}
        >
          Write on this sheet
        </button>
      </div>
    </div>
  )
}

/** Hidden from screen readers: it has no content yet. */
const Picture = ({ children }: { children: ReactNode }) => (
  <div aria-hidden="true" className="pointer-events-none select-none [&_.invoice-watermark]:hidden">
    {children}
  </div>
)
