'use client'

import Link from 'next/link'
import { lazy, Suspense, useId, useState } from 'react'
import { ChevronDown, CircleX, Info, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useHasPermission } from '@/components/shared/permissions'
import { toast } from '@/components/hooks/use-toast'
import type { Finding } from '@/lib/presend-check/finding-response'
import type { CheckLevel } from '@/lib/presend-check/rule-registry'
import type { silenceRule } from '@/lib/api/definitions/settings/preferences'
import { callApi } from '@/lib/platform/http/api-client'
import { cn } from '@/lib/utils'
import { useFindingMessage } from './use-finding-message'
import { toastError } from '@/components/shared/toast-error'

const load = () => import('./finding-fix')
const FindingFix = lazy(load)

const LOOKS: Record<CheckLevel, { Icon: typeof Info; color: string }> = {
  BLOCK: { Icon: CircleX, color: 'text-destructive' },
  WARN: { Icon: TriangleAlert, color: 'text-warning' },
  HINT: { Icon: Info, color: 'text-muted-foreground' },
}

/** False for what can only be fixed on its own page. */
const hasField = (field: string) => field !== 'client' && !/^lineItems(?!\.\d+\.description$)/.test(field)

/** Returns the key of a link's text. */
const getLinkTarget = (link: string) => {
  if (link.startsWith('/invoices/edit/')) return 'editInvoice'
  if (link.startsWith('/invoices')) return link.startsWith('/invoices?') ? 'listInvoices' : 'showInvoice'
  return link.startsWith('/clients') ? 'editClient' : 'openSettings'
}

/** The finding's field was changed, or its rule is now ignored. */
export type FindingChange = 'fixed' | 'silenced'

interface FindingItemProps {
  invoiceId: number
  finding: Finding
  onChange: (change: FindingChange) => void
}

/** Finding with the field to fix it, which opens only on click, so that the layout doesn't shift on its own. */
export function FindingItem({ invoiceId, finding, onChange }: FindingItemProps) {
  const t = useTranslations('presendCheck')
  const tCommon = useTranslations('common')
  const [open, setOpen] = useState(false)
  // Stays mounted while collapsed, so that input survives.
  const [opened, setOpened] = useState(false)
  const id = useId()
  const { rule, level, field, link } = finding
  const message = useFindingMessage(finding)
  const { Icon, color } = LOOKS[level]
  const mayChangeSettings = useHasPermission('settings')
  // Business settings can be fixed only by those who may change them.
  const needsOtherRole =
    !mayChangeSettings && (field.startsWith('seller') || link?.startsWith('/settings') === true)
  const canFixHere = hasField(field) && !needsOtherRole

  const silence = async () => {
    try {
      await callApi<typeof silenceRule>({
        method: 'PATCH',
        path: '/api/user/checks',
        body: { rule, silenced: true },
      })
    } catch (error) {
      return toastError(tCommon('saveFailed'), error)
    }
    toast({
      title: t('silenced.title'),
      description: t('silenced.description'),
    })
    onChange('silenced')
  }

  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={opened ? id : undefined}
        onPointerEnter={canFixHere ? load : undefined}
        onFocus={canFixHere ? load : undefined}
        onClick={() => {
          setOpen(!open)
          setOpened(true)
        }}
        className="hover:bg-muted/60 flex min-h-11 w-full items-start gap-2.5 px-3 py-2.5 text-left"
      >
        <Icon aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', color)} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="sr-only">{t(`levels.${level}`)}: </span>
          {message}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cn(
            'text-muted-foreground mt-0.5 size-4 shrink-0 transition-transform',
            open && 'rotate-180',
          )}
        />
      </button>
      {opened && (
        <div id={id} hidden={!open} className="grid gap-3 px-3 pt-1 pb-3 sm:pl-9.5">
          {canFixHere && (
            <Suspense fallback={<div className="min-h-16" />}>
              <FindingFix invoiceId={invoiceId} finding={finding} onSaved={() => onChange('fixed')} />
            </Suspense>
          )}
          <div className="text-caption flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
            {needsOtherRole && <p>{t('needsOtherRole')}</p>}
            {!canFixHere && !needsOtherRole && link && (
              <Link
                href={link}
                className="text-primary decoration-primary/40 inline-flex min-h-6 items-center rounded-xs font-medium underline underline-offset-4"
              >
                {t(`links.${getLinkTarget(link)}`)}
              </Link>
            )}
            {level !== 'BLOCK' && mayChangeSettings && (
              <button
                type="button"
                onClick={silence}
                className="text-muted-foreground hover:text-foreground min-h-6 underline underline-offset-2"
              >
                {t('silence')}
              </button>
            )}
          </div>
        </div>
      )}
    </li>
  )
}
