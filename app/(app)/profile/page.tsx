import type { Metadata } from 'next'
import { withUser } from '@/app/(app)/page-guards'
import { DeleteAccountCard } from '@/components/users/profile/delete-account-card'
import { ExportCard } from '@/components/users/export/export-card'
import { NameCard } from '@/components/users/profile/name-card'
import { PasswordCard } from '@/components/users/profile/password-card'
import { SessionsCard } from '@/components/users/profile/sessions-card'
import { TwoStepCard } from '@/components/users/two-step/two-step-card'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageHeader } from '@/components/shared/page/page-header'
import { formatDeletionDay, getGraceEnd } from '@/lib/auth/account-deletion/deletion-request'
import { getDeletionImpact } from '@/lib/auth/account-deletion/transfer-ownership'
import { hasPassword } from '@/lib/auth/accounts/accounts'
import { listDevices } from '@/lib/auth/sessions/signed-in-devices'
import { listExportChunks } from '@/lib/exports/chunks'
import { actorHasPermission } from '@/lib/core/access/permissions'
import { getTwoStepState } from '@/lib/auth/two-step/two-step'
import { formatInstant } from '@/lib/core/dates'
import { getInitials } from '@/lib/business/initials'

export const metadata: Metadata = { title: 'Profile' }

export default withUser(async ({ user, actor, sessionId }) => {
  const [devices, withPassword, twoStep, businesses, parts] = await Promise.all([
    listDevices(user.id, sessionId),
    hasPassword(user.id),
    getTwoStepState(user.id),
    getDeletionImpact(user.id),
    actor && actorHasPermission(actor, 'export') ? listExportChunks(actor) : [],
  ])
  const sessions = devices.map(({ id, name, isCurrent, signedInAt, lastSeenAt }) => ({
    id,
    name,
    isCurrent,
    signedIn: formatInstant(signedInAt, user.timeZone),
    lastSeen: formatInstant(lastSeenAt, user.timeZone),
  }))

  return (
    <>
      <PageHeader heading="Profile" description="Your name, password and where you’re signed in." />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,27rem),1fr))] items-start gap-5 max-xl:max-w-2xl">
        <div className="grid gap-5">
          <NameCard
            fullName={user.fullName}
            email={user.email}
            initials={getInitials(user.fullName)}
            avatar={user.avatar}
          />
          <PasswordCard email={user.email} hasPassword={withPassword} />
        </div>
        <div className="grid gap-5">
          <ClientMessages of={['reauthentication', 'twoStep']}>
            <TwoStepCard
              since={twoStep.since && formatInstant(twoStep.since, user.timeZone)}
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
            day={formatDeletionDay(getGraceEnd(), user.timeZone)}
            businesses={businesses}
          />
        </div>
      </div>
    </>
  )
})
