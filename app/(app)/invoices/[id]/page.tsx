import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { withMember } from '@/app/(app)/page-guards'
import { InvoiceActions } from '@/components/documents/detail/invoice-actions'
import { PresendCheckCard, PresendCheckLink } from '@/components/documents/presend-check/presend-check-panel'
import { InvoiceDocument } from '@/components/documents/document-view/invoice-document'
import { InvoiceScheduleCard } from '@/components/documents/recurring/invoice-schedule-card'
import { toScheduleSummary } from '@/components/documents/recurring/schedule-summary'
import { RelatedDocuments, SettlementCard } from '@/components/documents/detail/related-documents'
import { RemindersCard } from '@/components/documents/detail/reminders-card'
import { MailsCard } from '@/components/documents/mail/mails-card'
import { toPaymentRows } from '@/components/documents/payments/payment-rows'
import { PaymentsCard } from '@/components/documents/payments/payments-card'
import { InvoiceStatusProvider, InvoiceStatusBadges } from '@/components/documents/detail/invoice-status'
import { InvoiceTimeline } from '@/components/documents/detail/invoice-timeline'
import { PublicLinkCard } from '@/components/documents/public-links/public-link-card'
import { ClientMessages } from '@/components/shared/client-messages'
import { CardGroup } from '@/components/shared/page/card-group'
import { PageHeader } from '@/components/shared/page/page-header'
import { requireMember } from '@/lib/api/session'
import { runInvoiceCheck } from '@/lib/presend-check/queries'
import { addDays, todayIn, getLastDueDay } from '@/lib/core/dates'
import { mergeSentEmails } from '@/lib/activity/merge-sent-emails'
import { listInvoiceEvents } from '@/lib/activity/queries'
import { listObstacles } from '@/lib/documents/transitions/list-obstacles'
import { findSettlement } from '@/lib/documents/credit-notes/queries'
import { getPaymentDefaults } from '@/lib/documents/payments/receipt-settings'
import { findOrNull, requireId } from '@/lib/platform/http/page'
import { getInvoice } from '@/lib/documents/queries'
import { listRelated } from '@/lib/documents/quote-billing/queries'
import { withSentStatus, isCancelled, isDraft, isInvoice, isOwed } from '@/lib/documents/lifecycle/kinds'
import {
  findDueState,
  formatDueNote,
  findReducedBalance,
  isPartiallyPaid,
} from '@/lib/documents/payment-status/payment-status'
import { loadDocumentView } from '@/lib/documents/view/load-document-view'
import { getLinkUsage } from '@/lib/public-links/link-views'
import { listMailsAbout } from '@/lib/mail/sending/queries'
import { findScheduleOfInvoice } from '@/lib/recurring/schedules/queries'
import type { Invoice } from '@/lib/documents/types'
import { DEFAULT_RECURRENCE_DAYS } from '@/lib/documents/recurrence/types'
import { getMessages } from '@/lib/i18n/get-messages'
import { getTitle } from '@/lib/documents/titles'
import { getListPath } from '@/lib/documents/lifecycle/routes'
import { toKindReason } from '@/lib/documents/lifecycle/assert-allowed'
import { formatStoredReason } from '@/lib/i18n/format-reason'
import { getReasonFormatter } from '@/lib/api/interface-reasons'
import { getReminders, findReminderDenial, getReminderState } from '@/lib/reminders/queries'
import { findNextReminderDay } from '@/lib/reminders/reminder-rules'
import { getFormats } from '@/lib/api/interface-formats'

type Props = PageProps<'/invoices/[id]'>

const read = cache((text: string) =>
  findOrNull(async () => {
    const { actor } = await requireMember()
    const id = requireId(text, 'invoice')
    const [t, formats, reason] = await Promise.all([
      getTranslations('activity'),
      getFormats(),
      getReasonFormatter(),
    ])
    return Promise.all([
      getInvoice(actor, id),
      listInvoiceEvents(actor, id, t, { ...formats, reason }),
      listMailsAbout(actor, id),
      getReminders(actor),
      getReminderState(actor, id),
      findScheduleOfInvoice(actor, id),
      getLinkUsage(actor, id),
      runInvoiceCheck(actor, id),
      getPaymentDefaults(actor, id),
      listRelated(actor, id),
    ])
  }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read((await params).id)
  if (found) return { title: await formatHeading(found[0]) }
  const t = await getTranslations('documents.notFound')
  return { title: t('pageTitle') }
}

/** `Deposit invoice #INV-0001`. */
async function formatHeading(invoice: Invoice): Promise<string> {
  const t = await getTranslations('documents')
  return t('heading', { title: t(`title.${getTitle(invoice)}`), number: invoice.invoiceNumber })
}

export default withMember<Props>(async ({ actor }, { params, searchParams }) => {
  const [found, { share, remind }] = await Promise.all([params.then(({ id }) => read(id)), searchParams])
  if (!found) notFound()
  const [invoice, events, mails, reminders, reminder, schedule, link, findings, start, related] = found
  const { id, kind, invoiceNumber, status } = invoice
  const today = todayIn(actor.timeZone)
  const formatReason = await getReasonFormatter()
  const formats = await getFormats()
  const t = await getTranslations('documents.detail')
  const tKinds = await getTranslations('documents.kinds')
  const tLink = await getTranslations('links.card')
  const tCommon = await getTranslations('common')
  // Everything around the document is for its owner, in the language of the interface.
  const words = getMessages({ language: await getLocale() }).document
  // Computed as if sent, so that undoing a status change in the browser shows it again.
  const dueState = findDueState(withSentStatus(invoice), today)
  const balance = findReducedBalance(invoice)
  const left = balance && tCommon('amountLeft', { amount: formats.money(balance, invoice.currency) })
  const dueText = formatDueNote(invoice, today, words)
  const [settled, obstacles, view] = await Promise.all([
    findSettlement(actor, invoice),
    listObstacles(actor, [invoice], formatReason),
    loadDocumentView(actor, invoice, { today, audience: 'owner' }),
  ])
  // The timeline has the sent ones.
  const unsent = mails.filter(({ status }) => status !== 'SENT')
  const notReminded = remind === '1' ? await findReminderDenial(actor, invoice) : null

  return (
    <ClientMessages
      of={[
        'documents',
        'statusChange',
        'sending',
        'links',
        'presendCheck',
        'payments',
        'creditNotes',
        'conversion',
        'recurring',
        'recurrence',
        'validation',
      ]}
    >
      <InvoiceStatusProvider key={id} invoice={{ id, kind, status }}>
        <PageHeader
          back={{ href: getListPath(kind), label: tKinds(kind) }}
          heading={await formatHeading(invoice)}
          badge={
            <InvoiceStatusBadges
              dueState={dueState}
              isPartiallyPaid={isPartiallyPaid(withSentStatus(invoice))}
            />
          }
          description={
            <>
              {invoice.client.deleted ? (
                <bdi>{invoice.clientName}</bdi>
              ) : (
                <Link
                  href={`/clients/${invoice.clientId}`}
                  className="hover:text-foreground py-0.5 underline-offset-4 hover:underline"
                >
                  <bdi>{invoice.clientName || tCommon('unknownClient')}</bdi>
                </Link>
              )}
              {[left, dueText !== words.statuses[status] && dueText]
                .filter(Boolean)
                // No line starts with the separator.
                .map((text) => `\u00a0· ${text}`)}
            </>
          }
          actions={
            <InvoiceActions
              invoice={{
                id,
                invoiceNumber,
                seriesId: schedule?.id ?? null,
                obstacles: obstacles.get(id),
                ...(invoice.amountPaid > 0 && {
                  received: formats.money(invoice.amountPaid, invoice.currency),
                }),
              }}
              isShareDialogOpen={share === '1'}
              notReminded={notReminded && formatReason(toKindReason(invoice, notReminded))}
              isPastDue={dueState === 'OVERDUE'}
              isFullyBilled={related.billing?.left === 0}
            />
          }
        />
        <RelatedDocuments related={related} current={id} />
        {/* Container query, so that the columns don't shift while the page streams in. */}
        <div className="@container max-md:pb-16">
          {isDraft(invoice) && <PresendCheckLink findings={findings} />}
          <div className="grid grid-cols-1 items-start gap-6 @min-[57.5rem]:grid-cols-[minmax(0,1fr)_20rem]">
            <InvoiceDocument view={view} />
            <aside
              aria-label={t('about', { kind })}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-4 xl:sticky xl:top-6"
            >
              {isDraft(invoice) && <PresendCheckCard invoiceId={id} findings={findings} />}
              <CardGroup>
                {isInvoice(invoice) && (
                  <PaymentsCard
                    invoice={{
                      id,
                      status,
                      currency: invoice.currency,
                      balance: invoice.balance,
                      issueDate: invoice.issueDate,
                      client: invoice.clientName || t('yourClient'),
                      withheld: invoice.withheldAmount,
                    }}
                    rows={toPaymentRows(invoice, formats)}
                    today={today}
                    receipt={start.receipt}
                    credit={start.credit}
                  />
                )}
                {settled && (
                  <SettlementCard
                    settlement={settled}
                    currency={invoice.currency}
                    clientId={invoice.clientId}
                  />
                )}
                {(schedule || invoice.invoiceType === 'RECURRING') && (
                  <InvoiceScheduleCard
                    invoiceId={id}
                    schedule={
                      schedule && { ...schedule, problem: formatStoredReason(schedule.reason, formatReason) }
                    }
                    summary={schedule && toScheduleSummary(schedule, formats)}
                    issueDate={invoice.issueDate}
                    startsOn={invoice.recurringDate ?? addDays(today, DEFAULT_RECURRENCE_DAYS)}
                    today={today}
                  />
                )}
                {isOwed(invoice) && reminders.days.length > 0 && (
                  <RemindersCard
                    invoiceId={id}
                    enabled={reminder.isOn}
                    obstacle={reminder.obstacle}
                    next={
                      invoice.balance > 0
                        ? findNextReminderDay(
                            invoice.dueDate,
                            reminders.days,
                            getLastDueDay(actor.timeZone, reminders.hour, new Date()),
                          )
                        : null
                    }
                    hour={formats.hour(reminders.hour)}
                  />
                )}
                {unsent.length > 0 && (
                  <MailsCard
                    invoiceId={id}
                    mails={unsent.map((mail) => ({
                      ...mail,
                      error: formatStoredReason(mail.reason, formatReason),
                    }))}
                    timeZone={actor.timeZone}
                  />
                )}
                <PublicLinkCard
                  invoiceId={id}
                  kind={invoice.kind}
                  token={invoice.publicToken}
                  isCancelled={isCancelled(invoice)}
                  isAnswered={invoice.answer !== null}
                  viewed={
                    link.lastViewedAt && link.viewCount > 0
                      ? tLink('views', {
                          count: link.viewCount,
                          when: formats.instant(link.lastViewedAt, actor.timeZone),
                        })
                      : null
                  }
                  expiresOn={link.expiresOn}
                  today={today}
                />
              </CardGroup>
              <InvoiceTimeline
                kind={kind}
                events={mergeSentEmails(events)}
                timeZone={actor.timeZone}
                currentUserId={actor.person.id}
              />
            </aside>
          </div>
        </div>
      </InvoiceStatusProvider>
    </ClientMessages>
  )
})
