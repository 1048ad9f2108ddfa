'use client'

import Link from 'next/link'
import { lazy, Suspense, useRef, useState } from 'react'
import { CopyPlus, Download, Pencil, Printer, Undo2 } from 'lucide-react'
import { HeldKeys } from '@/components/shared/browser/held-keys'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { Allowed } from '@/components/shared/permissions'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { may } from '@/lib/documents/lifecycle'
import { kindOf, type Stated } from '@/lib/documents/lifecycle/kinds'
import { inKind } from '@/lib/words/kind-nouns'
import { useDuplicate } from './use-duplicate'

const CreditDialog = lazy(() =>
  import('@/components/documents/credit/credit-dialog').then((module) => ({ default: module.CreditDialog })),
)

interface InvoiceMoreMenuProps {
  invoice: Stated & { id: number }
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

export default function InvoiceMoreMenu({ invoice, ...menu }: InvoiceMoreMenuProps) {
  const { id } = invoice
  const duplicate = useDuplicate(kindOf(invoice))
  const [credits, setCredits] = useState(false)
  const asksToCredit = useRef(false)
  return (
    <>
      <AnchoredMenu
        {...menu}
        label="More actions"
        onClosed={() => {
          setCredits(asksToCredit.current)
          asksToCredit.current = false
        }}
      >
        <Allowed to="write">
          <DropdownMenuItem asChild>
            <Link href={`/invoices/edit/${id}`}>
              <Pencil aria-hidden="true" />
              Edit {inKind('Invoice', kindOf(invoice))}
            </Link>
          </DropdownMenuItem>
          {may('copy', invoice) && (
            <DropdownMenuItem onSelect={() => void duplicate(id)}>
              <CopyPlus aria-hidden="true" />
              Duplicate
            </DropdownMenuItem>
          )}
          {may('credit', invoice) && (
            <DropdownMenuItem onSelect={() => (asksToCredit.current = true)}>
              <Undo2 aria-hidden="true" />
              Credit
            </DropdownMenuItem>
          )}
        </Allowed>
        {/* Printing stops the page, so the menu goes first. */}
        <DropdownMenuItem onSelect={() => setTimeout(() => window.print(), 200)}>
          <Printer aria-hidden="true" />
          Print
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href={`/api/invoices/${id}/pdf`} download>
            <Download aria-hidden="true" />
            Download PDF
          </a>
        </DropdownMenuItem>
      </AnchoredMenu>
      <Suspense fallback={<HeldKeys />}>
        {credits && <CreditDialog invoiceId={id} onClose={() => setCredits(false)} />}
      </Suspense>
    </>
  )
}
