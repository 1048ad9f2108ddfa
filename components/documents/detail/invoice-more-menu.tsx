'use client'

import Link from 'next/link'
import { CopyPlus, Download, Pencil, Printer } from 'lucide-react'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { Allowed } from '@/components/shared/permissions'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { useDuplicate } from './use-duplicate'

interface InvoiceMoreMenuProps {
  invoiceId: number
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

export default function InvoiceMoreMenu({ invoiceId, ...menu }: InvoiceMoreMenuProps) {
  const duplicate = useDuplicate()
  return (
    <AnchoredMenu {...menu} label="More actions">
      <Allowed to="write">
        <DropdownMenuItem asChild>
          <Link href={`/invoices/edit/${invoiceId}`}>
            <Pencil aria-hidden="true" />
            Edit Invoice
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void duplicate(invoiceId)}>
          <CopyPlus aria-hidden="true" />
          Duplicate
        </DropdownMenuItem>
      </Allowed>
      {/* Printing stops the page, so the menu goes first. */}
      <DropdownMenuItem onSelect={() => setTimeout(() => window.print(), 200)}>
        <Printer aria-hidden="true" />
        Print
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href={`/api/invoices/${invoiceId}/pdf`} download>
          <Download aria-hidden="true" />
          Download PDF
        </a>
      </DropdownMenuItem>
    </AnchoredMenu>
  )
}
