'use client'

import Link from 'next/link'
import { ArrowLeft, Download, Eye, Share2 } from 'lucide-react'
import { Button } from '@/components/ui/button'

export type InvoiceFormAction = 'save' | 'share' | 'pdf'

type InvoiceFormHeaderProps = {
  heading: string
  /** What is being done right now. */
  pending: InvoiceFormAction | null
  savingText: string
  onAction: (action: InvoiceFormAction) => void
  /** Shows the invoice; for where there is no room for it beside the form. */
  onPreview: () => void
}

/** Where one is and what can be done; on a phone saving stays under the thumb. */
export function InvoiceFormHeader(props: InvoiceFormHeaderProps) {
  const { heading, pending, savingText, onAction, onPreview } = props
  const busy = (action: InvoiceFormAction) => ({
    loading: pending === action,
    disabled: pending !== null && pending !== action,
    onClick: () => onAction(action),
  })
  return (
    <header className="form-head">
      <div className="flex min-w-0 items-center gap-2">
        <Button asChild variant="ghost" size="icon" className="-ml-2 md:hidden">
          <Link href="/invoices" aria-label="Back to invoices">
            <ArrowLeft aria-hidden="true" />
          </Link>
        </Button>
        <h1 className="text-2xl font-semibold">{heading}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" {...busy('pdf')}>
          <Download aria-hidden="true" />
          Download PDF
        </Button>
        <Button variant="outline" {...busy('share')}>
          <Share2 aria-hidden="true" />
          Share invoice
        </Button>
        <div className="form-bar">
          <Button variant="outline" className="@4xl:hidden" onClick={onPreview}>
            <Eye aria-hidden="true" />
            Preview
          </Button>
          <Button
            className="max-md:flex-1"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            loadingText={savingText}
            {...busy('save')}
          >
            Save Invoice
          </Button>
        </div>
      </div>
    </header>
  )
}
