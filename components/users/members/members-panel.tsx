'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState, useId } from 'react'
import { UserPlus } from 'lucide-react'
import { PermissionGate, useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { InvitationList } from './invitation-list'
import { MemberTable } from './member-table'
import { describeChange } from './describe-change'
import { MEMBERS_TITLE_ID, type MembersData } from './members-data'
import { Switch } from '@/components/ui/switch'
import { saveSettings } from '@/components/shared/save-settings'
import { usePartValue } from '../settings/settings-parts'

const load = () => import('./invite-dialog')
const InviteDialog = lazy(() => load().then((module) => ({ default: module.InviteDialog })))

/** Members, invitations and recent changes. */
export function MembersPanel({ members }: { members: MembersData }) {
  const t = useTranslations('members')
  const [inviting, setInviting] = useState(false)
  const mayInvite = useHasPermission('members')
  const { business, role, invitations, staffMayDelete, changes } = members

  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle id={MEMBERS_TITLE_ID} tabIndex={-1}>
            {t('title')}
          </CardTitle>
          <CardDescription className="wrap-anywhere">
            {t.rich('description', { business, name: (text) => <bdi>{text}</bdi> })}
          </CardDescription>
          {mayInvite && (
            <CardAction>
              <Button
                onPointerEnter={load}
                onFocus={load}
                onClick={() => setInviting(true)}
                aria-haspopup="dialog"
              >
                <UserPlus aria-hidden="true" />
                {t('invite.open')}
              </Button>
            </CardAction>
          )}
        </CardHeader>
        <MemberTable members={members.members} business={business} role={role} />
      </Card>
      {mayInvite && invitations.length > 0 && <InvitationList invitations={invitations} role={role} />}
      <PermissionGate permission="settings">
        <StaffPermissionSwitch mayDelete={staffMayDelete} />
      </PermissionGate>
      {mayInvite && changes.length > 0 && <Changes changes={changes} />}
      {inviting && (
        <Suspense>
          <InviteDialog role={role} business={business} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  )
}

function Changes({ changes }: Pick<MembersData, 'changes'>) {
  const t = useTranslations('members.changes')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ol aria-label={t('title')} className="divide-y">
          {changes.map((change) => (
            <li
              key={change.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 first:pt-0 last:pb-0"
            >
              <span dir="ltr" className="wrap-anywhere">
                {describeChange(change, t)}
              </span>
              <time dateTime={change.at} className="text-caption text-muted-foreground tabular-nums">
                {change.time}
              </time>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  )
}

const PLACE = { tab: 'members', section: 'defaults' } as const

/** Permission of staff to delete. */
function StaffPermissionSwitch({ mayDelete }: { mayDelete: boolean }) {
  const t = useTranslations('members.staff')
  const { value, change } = usePartValue(PLACE, mayDelete, (isOn) => saveSettings({ staffMayDelete: isOn }))
  const hint = useId()

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1">
          <Switch id={`${hint}-switch`} checked={value} aria-describedby={hint} onCheckedChange={change} />
          <label htmlFor={`${hint}-switch`} className="touch-target w-fit">
            {t('mayDelete')}
          </label>
          <p id={hint} className="text-caption text-muted-foreground col-start-2">
            {t('mayDeleteHint')}
          </p>
        </div>
      </CardContent>
    </Card>
  )
}
