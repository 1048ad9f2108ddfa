import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { withMember } from '@/app/(app)/page-guards'
import { ClientMessages } from '@/components/shared/client-messages'
import { SamplePreview } from '@/components/documents/document-view/sample-preview'
import { SamplePreviewButton } from '@/components/documents/document-view/sample-preview-button'
import { SettingsForm } from '@/components/users/settings/settings-form'
import { isUnstructuredAddress } from '@/components/users/address/address-values'
import { toMembersData } from '@/components/users/members/members-data'
import { LazyPersonalSettings } from '@/components/users/personal-settings/lazy-personal-settings'
import {
  PERSONAL_TABS,
  parseInvoiceSection,
  parseSettingsTab,
  SETTINGS_TABS,
} from '@/components/users/settings/settings-tabs'
import type { ActiveMember } from '@/lib/api/session'
import { findBankRequest } from '@/lib/business/bank-request'
import { listBusinessEvents } from '@/lib/activity/queries'
import { listSavedItems } from '@/lib/documents/items/saved-items'
import { listTaxRates } from '@/lib/business/taxes/queries'
import { getBusinessName, listInvitations, listMembers } from '@/lib/business/members/queries'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { getCustomLabels } from '@/lib/business/custom-labels'
import { findDocumentTexts } from '@/lib/business/texts'
import { withCountryName } from '@/lib/clients/with-country-name'
import { hasOwnLanguages } from '@/lib/clients/queries'
import { listSilencedRules } from '@/lib/presend-check/queries'
import { todayIn } from '@/lib/core/dates'
import { getReasonFormatter } from '@/lib/api/interface-reasons'
import { findGmail } from '@/lib/mail/sending/sender'
import type { Gmail } from '@/lib/mail/gmail/types'
import { getAutomation, describeAutomation } from '@/lib/jobs/get-automation'
import { prefillAddress } from '@/lib/core/geo/format-address'
import { getMailTransport } from '@/lib/mail/transports/send'
import { listEnabledNotices } from '@/lib/activity/notification-preferences'
import { NUMBERED_KINDS } from '@/lib/business/numbering/numbered-kinds'
import { getNumbering } from '@/lib/business/numbering/settings'
import { areReceiptsEnabled } from '@/lib/documents/payments/receipt-settings'
import { getReminders } from '@/lib/reminders/queries'
import { getFormats } from '@/lib/api/interface-formats'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings')
  return { title: t('title') }
}

interface Props {
  searchParams: Promise<{ tab?: string | string[]; section?: string | string[] }>
}

const OTHER_SERIES = NUMBERED_KINDS.filter((kind) => kind !== 'INVOICE')

export default withMember<Props>(async ({ user, actor, may }, { searchParams }) => {
  const { tab, section } = await searchParams
  const startTab = parseSettingsTab(tab, may('settings') ? SETTINGS_TABS : PERSONAL_TABS)
  // Redirects if the requested tab is not the one shown.
  if (tab !== undefined && tab !== startTab) redirect('/settings')
  const startSection = parseInvoiceSection(section)
  if (section !== undefined && section !== startSection) redirect(`/settings?tab=${startTab}`)
  const members = loadMembers(actor, may('members'))
  if (!may('settings'))
    return (
      <ClientMessages of={['settings', 'members', 'profile', 'validation']}>
        <LazyPersonalSettings
          user={user}
          startTab={startTab}
          notices={await listEnabledNotices(actor)}
          members={await members}
        />
      </ClientMessages>
    )
  const formats = await getFormats()
  const t = await getTranslations('settings.automation')
  const [
    gmail,
    reminders,
    numbering,
    otherNumbering,
    silenced,
    notices,
    receipts,
    automation,
    request,
    taxes,
    items,
    texts,
    hasSpeakers,
    ownWords,
  ] = await Promise.all([
    getReasonFormatter().then((format) => findGmail(actor, format)),
    getReminders(actor),
    getNumbering(actor, 'INVOICE'),
    Promise.all(OTHER_SERIES.map(async (kind) => ({ kind, numbering: await getNumbering(actor, kind) }))),
    listSilencedRules(actor),
    listEnabledNotices(actor),
    areReceiptsEnabled(actor),
    getAutomation(actor),
    findBankRequest(actor),
    listTaxRates(actor),
    listSavedItems(actor),
    getDefaultTexts(actor),
    hasOwnLanguages(actor),
    getCustomLabels(actor),
  ])
  const sample = {
    today: todayIn(user.timeZone),
    ownWords,
    texts: findDocumentTexts(texts),
    taxParts: taxes.find(({ isDefault }) => isDefault)?.parts,
  }
  return (
    <ClientMessages of={['settings', 'bank', 'members', 'userFields', 'validation']}>
      <SettingsForm
        user={withCountryName(user)}
        startTab={startTab}
        startSection={startSection}
        prefill={isUnstructuredAddress(user) ? prefillAddress(user.companyAddress, user.country) : null}
        numbering={numbering}
        otherNumbering={otherNumbering}
        gmail={gmail && toGmailSummary(gmail, user.timeZone, formats)}
        mailTransport={gmail ? 'gmail' : getMailTransport()}
        reminders={reminders}
        texts={{
          language: texts.language,
          isOffered:
            user.language !== null ||
            hasSpeakers ||
            Object.keys(texts.texts).some((one) => one !== texts.language),
        }}
        silenced={silenced}
        taxes={taxes}
        items={items}
        notices={notices}
        receipts={receipts}
        members={await members}
        bankRequest={request && { ...request, when: formats.instant(request.at, user.timeZone) }}
        automation={describeAutomation(automation, user.timeZone, t, formats)}
        preview={<SamplePreview {...sample} />}
        previewButton={<SamplePreviewButton {...sample} />}
      />
    </ClientMessages>
  )
})

/** Loads the members tab. `manages`: also loads invitations and changes. */
async function loadMembers(actor: ActiveMember, manages: boolean) {
  const [business, members, invitations, changes] = await Promise.all([
    getBusinessName(actor),
    listMembers(actor),
    manages ? listInvitations(actor) : [],
    manages ? listBusinessEvents(actor) : [],
  ])
  const { role, staffMayDelete, timeZone } = actor
  return toMembersData(
    { business, role, staffMayDelete, timeZone, members, invitations, changes },
    await getFormats(),
  )
}

/** Formats dates on the server, so that the browser needs no code for that. */
const toGmailSummary = (
  { address, connectedAt, problem }: Gmail,
  timeZone: string,
  formats: InterfaceFormats,
) => ({
  address,
  since: formats.inlineDay(todayIn(timeZone, new Date(connectedAt))),
  problem,
})
