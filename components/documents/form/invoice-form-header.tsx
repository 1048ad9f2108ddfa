'use client'

import Link from 'next/link'
import { ArrowLeft, Download, Share2 } from 'lucide-react'
import { getListPath } from '@/lib/documents/lifecycle/routes'
import type { DocumentKind } from '@/lib/documents/types'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import { Button } from '@/components/ui/button'
import { FormHead } from './form-layout'

export type InvoiceFormAction = 'save' | 'send' | 'share' | 'pdf'

/** Returns a button's props: its own pending state, whether another action blocks it, and its handler. */
export type ActionProps = (action: InvoiceFormAction) => {
  loading: boolean
  disabled: boolean
  onClick: () => void
}

interface InvoiceFormHeaderProps {
  kind: DocumentKind
  heading: string
  action: ActionProps
}

/** Back link, heading and the actions besides saving. */
export function InvoiceFormHeader({ kind, heading, action }: InvoiceFormHeaderProps) {
  return (
    <FormHead>
      <div className="flex min-w-0 items-center gap-2">
        <Button asChild variant="ghost" size="icon" className="-ml-2 md:hidden">
          <Link href={getListPath(kind)} aria-label={withDocumentNoun('Back to invoices', kind)}>
            <ArrowLeft aria-hidden="true" />
          </Link>
        </Button>
        <h1 className="text-2xl font-semibold">{heading}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" {...action('pdf')}>
          <Download aria-hidden="true" />
          Download PDF
        </Button>
        <Button variant="outline" {...action('share')}>
          <Share2 aria-hidden="true" />
          {withDocumentNoun('Share invoice', kind)}
        </Button>
      </div>
    </FormHead>
  )
}
