import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { withUser } from '@/app/(app)/page-guards'
import { DeleteAccountCard } from '@/components/users/profile/delete-account-card'
import { ExportCard } from '@/components/users/export/export-card'
import { NameCard } from '@/components/users/profile/name-card'
import { PasswordCard } from '@/components/users/profile/password-card'
import { SessionsCard } from '@/components/users/profile/sessions-card'
import { TwoStepCard } from '@/components/users/two-step/two-step-card'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageHeader } from '@/components/shared/page/page-header'
import { getGraceEnd } from '@/lib/auth/account-deletion/deletion-request'
import { getDeletionImpact } from '@/lib/auth/account-deletion/transfer-ownership'
import { hasPassword } from '@/lib/auth/accounts/accounts'
import { listDevices } from '@/lib/auth/sessions/signed-in-devices'
import { listExportChunks } from '@/lib/exports/chunks'
import { actorHasPermission } from '@/lib/core/access/permissions'
import { getTwoStepState } from '@/lib/auth/two-step/two-step'
import { todayIn } from '@/lib/core/dates'
import { getInitials } from '@/lib/business/initials'
import { getFormats } from '@/lib/api/interface-formats'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile')
  return { title: t('title') }
}

export default withUser(async ({ user, actor, sessionId }) => {
  const formats = await getFormats()
  const t = await getTranslations('profile')
  const [devices, withPassword, twoStep, businesses, parts] = await Promise.all([
    listDevices(user.id, sessionId),
    hasPassword(user.id),
    getTwoStepState(user.id),
    getDeletionImpact(user.id),
    actor && actorHasPermission(actor, 'export') ? listExportChunks(actor) : [],
  ])
  const formatDevice = (browser: string | null, system: string | null) => {
    if (!browser) return t('sessions.unknownBrowser')
    return system ? t('sessions.browser', { browser, system }) : browser
  }
  const sessions = devices.map(({ id, browser, system, isCurrent, signedInAt, lastSeenAt }) => ({
    id,
    name: formatDevice(browser, system),
    isCurrent,
    signedIn: formats.instant(signedInAt, user.timeZone),
    lastSeen: formats.instant(lastSeenAt, user.timeZone),
  }))

  return (
    <ClientMessages
      of={[
        'profile',
        'validation.auth',
        'validation.business',
        'validation.numbering',
        'validation.percentage',
        'validation.reminders',
        'validation.sending',
        'validation.terms',
      ]}
    >
      <PageHeader heading={t('title')} description={t('description')} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,27rem),1fr))] items-start gap-5 max-xl:max-w-2xl">
        <div className="grid gap-5">
          <NameCard
            fullName={user.fullName}
            email={user.email}
            initials={getInitials(user.fullName)}
            avatar={user.avatar}
            interfaceLanguage={user.interfaceLanguage}
          />
          <PasswordCard email={user.email} hasPassword={withPassword} />
        </div>
        <div className="grid gap-5">
          <ClientMessages of={['reauthentication', 'twoStep', 'validation.auth']}>
            <TwoStepCard
              since={twoStep.since && formats.instant(twoStep.since, user.timeZone)}
              recoveryCodesLeft={twoStep.recoveryCodesLeft}
              hasPassword={withPassword}
            />
          </ClientMessages>
          <SessionsCard sessions={sessions} />
          <ExportCard userId={user.id} parts={parts} />
          <DeleteAccountCard
            hasPassword={withPassword}
            hasTwoStep={twoStep.since !== null}
            exportInParts={parts.length > 0}
            day={formats.inlineDay(todayIn(user.timeZone, getGraceEnd()))}
            businesses={businesses}
          />
        </div>
      </div>
    </ClientMessages>
  )
})
