'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { ArrowLeft, Download, Share2, Eye } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { getListPath } from '@/lib/documents/lifecycle/routes'
import type { DocumentKind } from '@/lib/documents/types'
import { Button } from '@/components/ui/button'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'
import { FormHead, FormBar } from './form-layout'
import { Keycap, ModifierKey } from '@/components/shared/text/keycap'
import { useDocumentKind } from './use-document-kind'
import { useFormTotals } from './invoice-form-totals'
import { useFormats } from '@/components/shared/formats'

export type InvoiceFormAction = 'save' | 'send' | 'share' | 'pdf'

/** Returns a button's props: its own pending state, whether another action blocks it, and its handler. */
type ActionProps = (action: InvoiceFormAction) => {
  loading: boolean
  disabled: boolean
  onClick: () => void
}

interface InvoiceFormHeaderProps {
  kind: DocumentKind
  heading: string
  action: ActionProps
}

/** Back link, heading and the actions besides saving. */
export function InvoiceFormHeader({ kind, heading, action }: InvoiceFormHeaderProps) {
  const t = useTranslations('documentForm.actions')
  return (
    <FormHead>
      <div className="flex min-w-0 items-center gap-2">
        <Button asChild variant="ghost" size="icon" className="-ml-2 md:hidden">
          <Link href={getListPath(kind)} aria-label={t('back', { kind })}>
            <ArrowLeft aria-hidden="true" />
          </Link>
        </Button>
        <h1 className="text-2xl font-semibold">{heading}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Hinted hint={t('pdfHint')}>
          <Button variant="outline" {...action('pdf')}>
            <Download aria-hidden="true" />
            {t('pdf')}
          </Button>
        </Hinted>
        <Hinted hint={t('shareHint')}>
          <Button variant="outline" {...action('share')}>
            <Share2 aria-hidden="true" />
            {t('share', { kind })}
          </Button>
        </Hinted>
      </div>
    </FormHead>
  )
}

/** Button with a tooltip that explains it. */
const Hinted = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <Tooltip>
    <TooltipTrigger asChild>{children}</TooltipTrigger>
    <TooltipContent>{hint}</TooltipContent>
  </Tooltip>
)

interface InvoiceFormBarProps {
  savingText: string
  action: ActionProps
  /** Opens the preview where it doesn't fit beside the form. */
  onPreview: () => void
}

/** Sticky bar with the total, preview and the two save buttons. */
export function InvoiceFormBar({ savingText, action, onPreview }: InvoiceFormBarProps) {
  const t = useTranslations('documentForm.actions')
  const tCommon = useTranslations('common')
  const kind = useDocumentKind()
  return (
    <FormBar>
      <BarTotal />
      <Button variant="outline" className="@4xl/form:hidden" aria-label={t('preview')} onClick={onPreview}>
        <Eye aria-hidden="true" />
        <span className="max-sm:hidden">{t('preview')}</span>
      </Button>
      <Button
        variant="outline"
        className="shrink max-md:flex-1"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        loadingText={<OnWide>{savingText}</OnWide>}
        {...action('save')}
      >
        <Keyed>
          <span className="max-md:hidden">{t('saveDraft')}</span>
          <span className="md:hidden">{t('save', { kind })}</span>
        </Keyed>
      </Button>
      <Hinted hint={t('sendHint')}>
        <Button
          className="shrink max-md:flex-1 [&_kbd]:border-current/35 [&_kbd]:bg-current/14 [&_kbd]:text-inherit"
          aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
          loadingText={<OnWide>{tCommon('saving')}</OnWide>}
          {...action('send')}
        >
          <Keyed shift>{t('saveAndSend')}</Keyed>
        </Button>
      </Hinted>
    </FormBar>
  )
}

/** Read out only on a phone, where the texts of pending buttons would leave no room for their labels in one row. */
const OnWide = ({ children }: { children: ReactNode }) => <span className="max-sm:sr-only">{children}</span>

/** A label with its shortcut, whose keys wrap out of sight if a long label leaves no room for them. */
const Keyed = ({ shift, children }: { shift?: boolean; children: ReactNode }) => (
  <span className="flex h-lh flex-wrap items-center justify-center gap-2 overflow-hidden">
    {children}
    <Keys shift={shift} />
  </span>
)

/** Shown with a keyboard and enough room; hidden from the button's accessible name. */
const Keys = ({ shift = false }: { shift?: boolean }) => (
  <span aria-hidden="true" className="hidden gap-0.5 pointer-fine:@[34rem]/column:inline-flex">
    <ModifierKey />
    {shift && <Keycap>⇧</Keycap>}
    <Keycap>↵</Keycap>
  </span>
)

function BarTotal() {
  const formats = useFormats()
  const t = useTranslations('documentForm.totals')
  const { totals, currency } = useFormTotals()
  // Hidden from screen readers, which read the totals above.
  return (
    <p
      aria-hidden="true"
      className="mr-auto pr-2 text-base font-semibold whitespace-nowrap tabular-nums max-md:hidden"
    >
      <span className="text-caption text-muted-foreground mr-1.5 font-normal">{t('total')}</span>
      {formats.money(totals.totalAmount, currency)}
    </p>
  )
}
