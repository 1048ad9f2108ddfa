'use client'

import Link from 'next/link'
import { CopyPlus, Download, Pencil, Printer } from 'lucide-react'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { Allowed } from '@/components/shared/permissions'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { may } from '@/lib/documents/lifecycle'
import { kindOf, type Stated } from '@/lib/documents/lifecycle/kinds'
import { inKind } from '@/lib/words/kind-nouns'
import { useDuplicate } from './use-duplicate'

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
  return (
    <AnchoredMenu {...menu} label="More actions">
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
  )
}
