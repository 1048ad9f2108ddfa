'use client'

import Link from 'next/link'
import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import type { DocumentState } from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { Obstacles } from '@/lib/documents/types'
import { DeniedMenuItem } from './denied-menu-item'
import { useObstacle } from './use-obstacle'

interface EditMenuItemProps {
  document: DocumentState & { id: number }
  obstacles?: Obstacles
}

/** Leads to the form, or says why an issued document can't become a draft again, which editing needs. */
export function EditMenuItem({ document, obstacles }: EditMenuItemProps) {
  const t = useTranslations('documents.detail.actions')
  const reason = useObstacle(document, obstacles)('DRAFT')
  const label = t('edit', { kind: getDocumentKind(document) })
  if (reason) return <DeniedMenuItem icon={<Pencil aria-hidden="true" />} label={label} reason={reason} />
  return (
    <DropdownMenuItem asChild>
      <Link href={`/invoices/edit/${document.id}`}>
        <Pencil aria-hidden="true" />
        {label}
      </Link>
    </DropdownMenuItem>
  )
}
