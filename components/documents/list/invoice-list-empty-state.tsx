import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { FileText, SearchX } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { getCreatePath, getListPath } from '@/lib/documents/lifecycle/routes'
import { type InvoiceFilter } from '@/lib/documents/list/filter'

/** Empty state: no documents yet, or none that match. */
export function InvoiceListEmptyState({ filter }: { filter: InvoiceFilter }) {
  const t = useTranslations('documents.list.empty')
  const { search, status, before, overdue, week } = filter
  const kind = filter.kind ?? 'INVOICE'
  if (!search && !status && !before && !isNarrowed(filter))
    return (
      <EmptyState
        icon={FileText}
        title={t('title', { kind })}
        text={t('first', { kind })}
        action={
          <PermissionGate permission="write">
            {kind === 'CREDIT_NOTE' ? null : (
              <Button asChild variant="outline">
                <Link href={getCreatePath(kind)}>{t('create', { kind })}</Link>
              </Button>
            )}
          </PermissionGate>
        }
      />
    )
  const formatReason = () => {
    const subject = { kind, status: overdue ? 'OVERDUE' : (status ?? 'ALL'), week: week ? 'yes' : 'no' }
    if (search) return t('noMatch', { ...subject, search })
    if (hasFields(filter)) return t('noMatchForFilters', subject)
    return before ? t('noOlder', { kind }) : t('none', subject)
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('title', { kind })}
      text={<span className="wrap-anywhere">{formatReason()}</span>}
      action={
        <Button asChild variant="outline">
          <Link href={getListPath(kind)}>{t('showAll', { kind })}</Link>
        </Button>
      }
    />
  )
}

/** True if the filter dialog's fields narrow the list. */
const hasFields = ({ clientId, since, until }: InvoiceFilter) => Boolean(clientId || since || until)

const isNarrowed = (filter: InvoiceFilter) => Boolean(filter.overdue || filter.week || hasFields(filter))
