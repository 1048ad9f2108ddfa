import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { memberPage } from '@/app/(app)/frame'
import { SamplePreview } from '@/components/documents/sheet/sample-preview'
import { SettingsForm } from '@/components/users/settings/settings-form'
import { isTextOnly } from '@/components/users/address/address-values'
import { shownMembers } from '@/components/users/members/shown-members'
import { OwnSettings } from '@/components/users/own-settings/own-settings'
import { OWN_TABS, parseTab, TABS } from '@/components/users/settings/settings-tabs'
import type { Seat } from '@/lib/api/session'
import { getBankRequest } from '@/lib/business/bank-request'
import { listBusinessEvents } from '@/lib/business/events/queries'
import { listSavedItems } from '@/lib/documents/items/saved-queries'
import { listTaxRates } from '@/lib/business/taxes/queries'
import { getBusinessName, listInvitations, listMembers } from '@/lib/business/members/queries'
import { getDefaultTexts } from '@/lib/business/default-texts'
import { getOwnWords } from '@/lib/business/own-words'
import { textsToFollow } from '@/lib/business/texts'
import { withCountryName } from '@/lib/parties/named-country'
import { hasOwnLanguages } from '@/lib/parties/queries'
import { getSilenced } from '@/lib/check/queries'
import { formatInstant, proseDay, todayIn } from '@/lib/kernel/dates'
import { getGmail } from '@/lib/delivery/gmail/queries'
import type { Gmail } from '@/lib/delivery/gmail/types'
import { getAutomation } from '@/lib/actions/jobs/queries'
import { automationWords } from '@/lib/platform/jobs/words'
import { prefillAddress } from '@/lib/kernel/places/prefill-address'
import { mailTransport } from '@/lib/platform/mail/send'
import { getNotices } from '@/lib/business/events/choice'
import { NUMBERED_KINDS } from '@/lib/business/numbering/kinds'
import { getNumbering } from '@/lib/business/numbering/settings'
import { sendsReceipts } from '@/lib/documents/payments/receipts'
import { getReminders } from '@/lib/reminders/queries'

export const metadata: Metadata = { title: 'Settings' }

interface Props {
  searchParams: Promise<{ tab?: string | string[] }>
}

/** What is numbered beside invoices. */
const OTHER_SERIES = NUMBERED_KINDS.filter((kind) => kind !== 'INVOICE')

export default memberPage<Props>(async ({ user, actor, may }, { searchParams }) => {
  const { tab } = await searchParams
  const startTab = parseTab(tab, may('settings') ? TABS : OWN_TABS)
  // The address says what is shown.
  if (tab !== undefined && tab !== startTab) redirect('/settings')
  const members = membersOf(actor, may('members'))
  if (!may('settings'))
    return (
      <OwnSettings
        user={user}
        startTab={startTab}
        notices={await getNotices(actor)}
        members={await members}
      />
    )
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
    getGmail(actor),
    getReminders(actor),
    getNumbering(actor, 'INVOICE'),
    Promise.all(OTHER_SERIES.map(async (kind) => ({ kind, numbering: await getNumbering(actor, kind) }))),
    getSilenced(actor),
    getNotices(actor),
    sendsReceipts(actor),
    getAutomation(actor),
    getBankRequest(actor),
    listTaxRates(actor),
    listSavedItems(actor),
    getDefaultTexts(actor),
    hasOwnLanguages(actor),
    getOwnWords(actor),
  ])
  return (
    <SettingsForm
      user={withCountryName(user)}
      startTab={startTab}
      prefill={isTextOnly(user) ? prefillAddress(user.companyAddress, user.country) : null}
      numbering={numbering}
      otherNumbering={otherNumbering}
      gmail={gmail && shown(gmail, user.timeZone)}
      mailTransport={gmail ? 'gmail' : mailTransport()}
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
      bankRequest={request && { ...request, when: formatInstant(request.at, user.timeZone) }}
      automation={automationWords(automation, user.timeZone)}
      preview={
        <SamplePreview today={todayIn(user.timeZone)} ownWords={ownWords} texts={textsToFollow(texts)} />
      }
    />
  )
})

/** @param manages whether invitations and changes are shown too */
async function membersOf(actor: Seat, manages: boolean) {
  const [business, members, invitations, changes] = await Promise.all([
    getBusinessName(actor),
    listMembers(actor),
    manages ? listInvitations(actor) : [],
    manages ? listBusinessEvents(actor) : [],
  ])
  const { role, staffMayDelete, timeZone } = actor
  return shownMembers({ business, role, staffMayDelete, timeZone, members, invitations, changes })
}

/** With its texts final: the browser needs no calendar for them. */
const shown = ({ address, connectedAt, problem }: Gmail, timeZone: string) => ({
  address,
  since: proseDay(todayIn(timeZone, new Date(connectedAt))),
  problem,
})
