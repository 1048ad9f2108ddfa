import type { Metadata } from 'next'
import { personPage } from '@/app/(app)/frame'
import { DeleteAccountCard } from '@/components/users/profile/delete-account-card'
import { ExportCard } from '@/components/users/export/export-card'
import { NameCard } from '@/components/users/profile/name-card'
import { PasswordCard } from '@/components/users/profile/password-card'
import { SessionsCard } from '@/components/users/profile/sessions-card'
import { TwoStepCard } from '@/components/users/two-step/two-step-card'
import { PageHeader } from '@/components/shared/page/page-header'
import { deletionDay, graceEnd } from '@/lib/actions/account/deletion-days'
import { whatGoes } from '@/lib/actions/account/good-hands'
import { hasPassword } from '@/lib/identity/accounts'
import { listDevices } from '@/lib/identity/devices'
import { exportParts } from '@/lib/exports/parts'
import { actorMay } from '@/lib/kernel/access/permissions'
import { twoStepOf } from '@/lib/identity/two-step'
import { formatInstant } from '@/lib/kernel/dates'
import { initials } from '@/lib/business/initials'

export const metadata: Metadata = { title: 'Profile' }

export default personPage(async ({ user, actor, sessionId }) => {
  const [devices, withPassword, twoStep, businesses, parts] = await Promise.all([
    listDevices(user.id, sessionId),
    hasPassword(user.id),
    twoStepOf(user.id),
    whatGoes(user.id),
    actor && actorMay(actor, 'export') ? exportParts(actor) : [],
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
            initials={initials(user.fullName)}
            avatar={user.avatar}
          />
          <PasswordCard email={user.email} hasPassword={withPassword} />
        </div>
        <div className="grid gap-5">
          <TwoStepCard
            since={twoStep.since && formatInstant(twoStep.since, user.timeZone)}
            recoveryCodesLeft={twoStep.recoveryCodesLeft}
            hasPassword={withPassword}
          />
          <SessionsCard sessions={sessions} />
          <ExportCard userId={user.id} parts={parts} />
          <DeleteAccountCard
            hasPassword={withPassword}
            hasTwoStep={twoStep.since !== null}
            exportInParts={parts.length > 0}
            day={deletionDay(graceEnd(), user.timeZone)}
            businesses={businesses}
          />
        </div>
      </div>
    </>
  )
})
