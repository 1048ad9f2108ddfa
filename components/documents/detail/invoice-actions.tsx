'use client'

import { useTranslations } from 'next-intl'
import { Check, Download, Printer, Send, Ellipsis } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import {
  getDocumentKind,
  isDraft,
  isOwed,
  type DocumentKind,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import { isAllowed, getStatusAfter, findNextAction } from '@/lib/documents/lifecycle/document-actions'
import type { InvoiceMenuData } from './invoice-more-menu'
import { cn } from '@/lib/utils'
import { ConvertButton } from '@/components/documents/convert/convert-button'
import { SendButton } from '@/components/documents/mail/send-button'
import { ShareButton } from '@/components/documents/public-links/share-button'
import { useInvoiceStatus } from './invoice-status'
import { needsIssueConfirmation, type StatusMessages } from './use-status-change'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import { PhoneLabel } from '@/components/shared/text/phone-label'
import { MenuButton } from '@/components/shared/menu-button'
import { toast } from '@/components/hooks/use-toast'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { useQueryFlag } from '@/components/hooks/use-query-flag'
import type { Translator } from '@/lib/i18n/translator'

const load = () => import('./invoice-more-menu')

const InvoiceMoreMenu = lazy(load)
const IssueDialog = lazy(() => import('./issue-dialog'))

interface InvoiceMoreButtonProps {
  invoice: HasStatus & InvoiceMenuData
  className?: string
}

function InvoiceMoreButton({ invoice, className }: InvoiceMoreButtonProps) {
  const t = useTranslations('documents.detail.actions')
  return (
    <MenuButton
      label={t('more')}
      className={className}
      load={load}
      Menu={InvoiceMoreMenu}
      props={{ invoice }}
    >
      <Ellipsis aria-hidden="true" />
    </MenuButton>
  )
}

interface InvoiceActionsProps {
  invoice: InvoiceMenuData
  /** True for `?share=1`, which opens the share dialog at once. */
  isShareDialogOpen?: boolean
  /** Reason why no reminder can be sent, if `?remind=1` asks for one. */
  notReminded?: string | null
  isPastDue?: boolean
  /** True for a quote whose whole amount is billed. */
  isFullyBilled?: boolean
}

// On a phone all buttons are in one row: primary ones with text, the rest as icons.
const THUMB_WORD = 'max-md:px-3 max-md:[&>svg]:hidden'
const THUMB_ICON = 'max-md:w-11 max-md:px-0 max-md:[&>span]:sr-only max-md:grow'
// Takes the row's free space. If the words are too long for one row, the icons wrap and share the second one.
const THUMB_GROW = 'max-md:flex-[9999]'

/** Status changes that a button offers. */
const STEPS = ['issue', 'settle', 'accept'] as const
type Step = (typeof STEPS)[number]

/**
 * Buttons of the detail screen; on a phone in a bar at the bottom. On wide screens the ones that a status change
 * removes come first, at the free end, so that the others don't slide under the pointer.
 */
export function InvoiceActions(props: InvoiceActionsProps) {
  const { invoice: stored, isShareDialogOpen = false, notReminded = null } = props
  const { isPastDue = false, isFullyBilled = false } = props
  const t = useTranslations('documents.detail.actions')
  const tStep = useTranslations('documents.detail.step')
  const tStatus = useTranslations('documents.status')
  const [requested, clearRequest] = useSendDialogParam(notReminded)
  const { kind, status, mark } = useInvoiceStatus()
  const invoice = { ...stored, kind, status }
  const nextAction = findNextAction(invoice)
  const mayWrite = useHasPermission('write')
  const step = mayWrite ? STEPS.find((one) => one === nextAction) : undefined
  const isProtected = useIssuedProtection()
  const [isConfirming, setConfirming] = useState(false)
  const take = (one: Step) =>
    mark(getStatusAfter(one, invoice), createStatusMessages(tStep, one, getDocumentKind(invoice)))
  // The client of an overdue invoice already has its email, so the next step is a reminder.
  const isLate = isOwed(invoice) && isPastDue
  // Accepting is up to the client; until then the quote can be sent again.
  const isMain = isDraft(invoice) || isLate || step === 'accept'
  const hasWords = mayWrite && (step !== undefined || isAllowed('convert', invoice))

  return (
    <div className="thumb-bar low-window:static max-md:bg-background flex flex-wrap items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-[var(--bottom-bar,0px)] max-md:z-30 max-md:border-t max-md:p-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {step && (
        <Button
          variant={isMain ? 'outline' : 'default'}
          // Ignores the second click of a double click, which would hit the next action's button.
          onClick={(event) => {
            if (event.detail >= 2) return
            if (needsIssueConfirmation({ ...invoice, isProtected }, getStatusAfter(step, invoice)))
              setConfirming(true)
            else take(step)
          }}
          className={cn(THUMB_WORD, !isMain && THUMB_GROW)}
        >
          {step === 'issue' ? <Send aria-hidden="true" /> : <Check aria-hidden="true" />}
          <PhoneLabel short={tStatus('markAsShort', { status: getStatusAfter(step, invoice) })}>
            {tStatus('markAs', { status: getStatusAfter(step, invoice) })}
          </PhoneLabel>
        </Button>
      )}
      {step && isConfirming && (
        <Suspense>
          <IssueDialog
            document={{ kind, number: invoice.invoiceNumber }}
            status={getStatusAfter(step, invoice)}
            onClose={() => setConfirming(false)}
            onIssue={() => take(step)}
          />
        </Suspense>
      )}
      {mayWrite && isAllowed('send', invoice) && (
        <SendButton
          invoice={invoice}
          key={isLate ? 'reminder' : 'invoice'}
          draftKind={isLate ? 'reminder' : 'invoice'}
          requested={requested}
          onRequestHandled={clearRequest}
          isMain={isMain}
          className={cn(THUMB_WORD, isMain && cn(THUMB_GROW, 'order-first'))}
        />
      )}
      {mayWrite && isAllowed('convert', invoice) && (
        <ConvertButton
          document={invoice}
          // Primary once a quote is accepted or a pro forma invoice is sent, until all of it is billed.
          isMain={!step && !isFullyBilled}
          className={step ? 'max-lg:hidden' : cn(THUMB_WORD, THUMB_GROW, 'order-first')}
        />
      )}
      <Button variant="outline" className="max-lg:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {t('print')}
      </Button>
      <div className="flex gap-2 max-md:grow md:contents">
        {mayWrite ? (
          <ShareButton
            invoice={invoice}
            startsOpen={isShareDialogOpen}
            className={hasWords ? THUMB_ICON : 'max-md:flex-1'}
          />
        ) : (
          <Button asChild className="max-md:flex-1">
            <a href={`/api/invoices/${invoice.id}/pdf`} download>
              <Download aria-hidden="true" />
              {t('downloadPdf')}
            </a>
          </Button>
        )}
        <InvoiceMoreButton invoice={invoice} className={hasWords ? 'max-md:grow' : undefined} />
      </div>
    </div>
  )
}

/** Returns the toasts of a status change, in the wording of the specification (section 8). */
const createStatusMessages = (
  t: Translator<'documents.detail.step'>,
  step: Step,
  kind: DocumentKind,
): StatusMessages => ({
  done: { title: t(`${step}.done`, { kind }), description: t(`${step}.text`, { kind }) },
  failed: () => ({ title: t('failed'), description: t(`${step}.failed`, { kind }) }),
})

/**
 * Returns the kind of send dialog the URL asks for (`?send=1`, `?remind=1`) or null, and a function that clears it. If
 * no reminder can be sent, a toast says why. `reason`: determined by the server.
 */
function useSendDialogParam(reason: string | null): [MailDraftKind | null, () => void] {
  const t = useTranslations('documents.detail.actions')
  const [sending, sent] = useQueryFlag('send')
  const [reminding, reminded] = useQueryFlag('remind')
  const showReason = useEffectEvent(() => {
    toast({ title: t('noReminder'), description: reason!, variant: 'destructive' })
    reminded()
  })
  const isRefused = reminding && reason !== null
  useEffect(() => {
    if (isRefused) showReason()
  }, [isRefused])

  if (reminding) return [isRefused ? null : 'reminder', reminded]
  return [sending ? 'invoice' : null, sent]
}
