import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Repeat } from 'lucide-react'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import type { HasStatus } from '@/lib/documents/lifecycle/kinds'
import { findMakeRecurringPath } from '@/lib/documents/lifecycle/make-recurring'
import { RECURRING_PATH } from '@/lib/documents/lifecycle/routes'

interface RecurringMenuItemProps {
  document: HasStatus & { id: number; seriesId?: number | null }
}

/** Leads to the invoice's series, or makes it recurring; nothing for other kinds. */
export function RecurringMenuItem({ document }: RecurringMenuItemProps) {
  const t = useTranslations('documents.recurring')
  const { seriesId = null } = document
  const path = seriesId === null ? findMakeRecurringPath(document) : `${RECURRING_PATH}/${seriesId}`
  if (path === null) return null
  return (
    <DropdownMenuItem asChild>
      <Link href={path}>
        <Repeat aria-hidden="true" />
        {seriesId === null ? t('make') : t('view')}
      </Link>
    </DropdownMenuItem>
  )
}
