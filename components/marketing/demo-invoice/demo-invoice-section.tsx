'use client'

import { lazy, Suspense, useState, type ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { DemoInvoiceEditorProps } from './demo-invoice-editor'

const load = () => import('./demo-invoice-editor')
const DemoInvoiceEditor = lazy(load)

interface DemoInvoiceSectionProps {
  /** Label of the button that loads the editor. */
  label: string
  editor: DemoInvoiceEditorProps
  children: ReactNode
}

/** Illustration of a blank invoice until it is clicked; only then is the editor loaded. */
export function DemoInvoiceSection({ label, editor, children }: DemoInvoiceSectionProps) {
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing)
    return (
      <Suspense fallback={<Picture>{children}</Picture>}>
        <DemoInvoiceEditor {...editor} />
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
          {label}
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
