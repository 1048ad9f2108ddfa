import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Plus } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { DOCUMENT_LISTS, getCreatePath, type DocumentList } from '@/lib/documents/lifecycle/routes'
import { NewDocumentMenuButton } from './new-document-menu-button'

/** A credit note is created from its invoice. */
type CreatableList = Exclude<DocumentList, 'CREDIT_NOTE'>

interface NewDocumentButtonProps {
  /** List that the button creates an entry of; the others are in its menu. */
  list?: CreatableList
  isMain?: boolean
}

const isCreatable = (list: DocumentList): list is CreatableList => list !== 'CREDIT_NOTE'

/** Primary button of the screen; on a phone the bottom bar has it too. */
export function NewDocumentButton({ list = 'INVOICE', isMain = true }: NewDocumentButtonProps) {
  const t = useTranslations('documents.newDocument')
  const others = DOCUMENT_LISTS.filter(isCreatable).flatMap((one) =>
    one === list ? [] : { href: getCreatePath(one), label: t(`create.${one}`) },
  )
  const label = t(`create.${list}`)
  const variant = isMain ? 'default' : 'outline'
  return (
    <PermissionGate permission="write">
      <div className="flex">
        <Button asChild variant={variant} className="rounded-r-none">
          <Link href={getCreatePath(list)} aria-label={label}>
            <Plus aria-hidden="true" />
            {/* Longer names don't fit beside the heading on a phone. */}
            <span className="max-sm:hidden">{label}</span>
            <span className="sm:hidden">{t('short')}</span>
          </Link>
        </Button>
        <NewDocumentMenuButton label={t('menu')} choices={others} variant={variant} />
      </div>
    </PermissionGate>
  )
}
