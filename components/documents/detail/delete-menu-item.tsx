'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import { useHasPermission } from '@/components/shared/permissions'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import { DeniedMenuItem } from './denied-menu-item'

/** The last item of a document's menus: deletes it, or says why it stays. */
export function DeleteMenuItem({ document, onSelect }: { document: HasStatus; onSelect: () => void }) {
  const t = useTranslations('documents.status')
  const tCommon = useTranslations('common')
  const isProtected = useIssuedProtection()
  const mayRemove = useHasPermission('remove')
  if (!mayRemove || !isAllowed('delete', document)) return null
  return (
    <>
      <DropdownMenuSeparator />
      {isAllowed('delete', { ...document, isProtected }) ? (
        <DropdownMenuItem variant="destructive" onSelect={onSelect}>
          <Trash2 aria-hidden="true" />
          {tCommon('delete')}
        </DropdownMenuItem>
      ) : (
        <DeniedMenuItem
          icon={<Trash2 aria-hidden="true" />}
          label={tCommon('delete')}
          reason={t('protected', { kind: getDocumentKind(document) })}
        />
      )}
    </>
  )
}
