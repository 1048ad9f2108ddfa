'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TriangleAlert, History } from 'lucide-react'
import { Button } from '@/components/ui/button'

const focus = (notice: HTMLElement | null) => notice?.focus()

/** Takes the focus: it is at the top of the page, and the pressed button may be far below. */
function Warning({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      role="alert"
      ref={focus}
      tabIndex={-1}
      className="bg-warning-soft mb-4 flex scroll-mt-32 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg px-4 py-2.5"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
        <TriangleAlert aria-hidden="true" className="text-warning mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere">{children}</span>
      </p>
      <span className="flex flex-wrap gap-2">{actions}</span>
    </div>
  )
}

/** Shown if another window saved the draft first. Keeps the input and overwrites nothing. */
export function ConflictNotice({ message, onReload }: { message: string; onReload: () => void }) {
  const t = useTranslations('documentForm.notices')
  const reload = (
    <Button variant="outline" size="sm" onClick={onReload}>
      {t('reload')}
    </Button>
  )
  return <Warning actions={reload}>{t('conflict', { message })}</Warning>
}

/** Shown if the invoice was deleted in another window. Its input can be saved as a new invoice. */
export function DeletedNotice({ pending, onSave }: { pending: boolean; onSave: () => void }) {
  const t = useTranslations('documentForm.notices')
  const actions = (
    <>
      <Button asChild variant="outline" size="sm">
        <Link href="/invoices">{t('backToInvoices')}</Link>
      </Button>
      <Button size="sm" loading={pending} onClick={onSave}>
        {t('saveAsNew')}
      </Button>
    </>
  )
  return <Warning actions={actions}>{t('deleted')}</Warning>
}

export function DraftRestoredNotice({
  creating,
  onStartFresh,
}: {
  creating: boolean
  onStartFresh: () => void
}) {
  const t = useTranslations('documentForm.notices')
  return (
    <div
      role="status"
      className="bg-primary-soft mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg px-4 py-2.5"
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <History aria-hidden="true" className="text-primary size-4 shrink-0" />
        {creating ? t('draftRestored') : t('changesRestored')}
      </p>
      <Button variant="outline" size="sm" onClick={onStartFresh}>
        {creating ? t('startOver') : t('discardChanges')}
      </Button>
    </div>
  )
}
