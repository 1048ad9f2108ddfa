import Link from 'next/link'
import { Plus } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { getCreatePath } from '@/lib/documents/lifecycle/routes'
import type { CreatableKind } from '@/lib/documents/lifecycle/kinds'
import { NEW_DOCUMENT_LABELS } from './new-document-labels'
import { NewDocumentMenuButton } from './new-document-menu-button'

interface NewDocumentButtonProps {
  /** Kind that the button creates; the others are in its menu. */
  kind?: CreatableKind
  isMain?: boolean
}

/** Primary button of the screen; on a phone the bottom bar has it too. */
export function NewDocumentButton({ kind = 'INVOICE', isMain = true }: NewDocumentButtonProps) {
  const variant = isMain ? 'default' : 'outline'
  return (
    <PermissionGate permission="write">
      <div className="flex">
        <Button asChild variant={variant} className="rounded-r-none">
          <Link href={getCreatePath(kind)}>
            <Plus aria-hidden="true" />
            {NEW_DOCUMENT_LABELS[kind]}
          </Link>
        </Button>
        <NewDocumentMenuButton kind={kind} variant={variant} />
      </div>
    </PermissionGate>
  )
}
