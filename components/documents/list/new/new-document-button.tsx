import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Plus } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { getCreatePath } from '@/lib/documents/lifecycle/routes'
import { CREATABLE_KINDS, type CreatableKind } from '@/lib/documents/lifecycle/kinds'
import { NewDocumentMenuButton } from './new-document-menu-button'

interface NewDocumentButtonProps {
  /** Kind that the button creates; the others are in its menu. */
  kind?: CreatableKind
  isMain?: boolean
}

/** Primary button of the screen; on a phone the bottom bar has it too. */
export function NewDocumentButton({ kind = 'INVOICE', isMain = true }: NewDocumentButtonProps) {
  const t = useTranslations('documents.newDocument')
  const others = CREATABLE_KINDS.filter((one) => one !== kind).map((one) => ({
    kind: one,
    label: t(`create.${one}`),
  }))
  const variant = isMain ? 'default' : 'outline'
  return (
    <PermissionGate permission="write">
      <div className="flex">
        <Button asChild variant={variant} className="rounded-r-none">
          <Link href={getCreatePath(kind)}>
            <Plus aria-hidden="true" />
            {t(`create.${kind}`)}
          </Link>
        </Button>
        <NewDocumentMenuButton label={t('menu')} choices={others} variant={variant} />
      </div>
    </PermissionGate>
  )
}
