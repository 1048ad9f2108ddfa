'use client'

import { lazy, Suspense, useState, useId } from 'react'
import { UserPlus } from 'lucide-react'
import { PermissionGate, useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { InvitationList } from './invitation-list'
import { MemberTable } from './member-table'
import { MEMBERS_TITLE_ID, type MembersData } from './members-data'
import { useRouter } from 'next/navigation'
import { Switch } from '@/components/ui/switch'
import { saveSettings } from '@/components/shared/save-settings'
import { toastError } from '@/components/shared/toast-error'

const load = () => import('./invite-dialog')
const InviteDialog = lazy(() => load().then((module) => ({ default: module.InviteDialog })))

/** Members, invitations and recent changes. */
export function MembersPanel({ members }: { members: MembersData }) {
  const [inviting, setInviting] = useState(false)
  const mayInvite = useHasPermission('members')
  const { business, role, invitations, staffMayDelete, changes } = members

  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle id={MEMBERS_TITLE_ID} tabIndex={-1}>
            Members
          </CardTitle>
          <CardDescription className="wrap-anywhere">
            Everyone who works in <bdi>{business}</bdi>, each with their own sign-in.
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
                Invite
              </Button>
            </CardAction>
          )}
        </CardHeader>
        <MemberTable members={members.members} business={business} role={role} />
      </Card>
      {mayInvite && invitations.length > 0 && <InvitationList invitations={invitations} role={role} />}
      <PermissionGate permission="settings">
        <StaffPermissionSwitch isOn={staffMayDelete} />
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

const Changes = ({ changes }: Pick<MembersData, 'changes'>) => (
  <Card>
    <CardHeader>
      <CardTitle>Recent changes</CardTitle>
    </CardHeader>
    <CardContent>
      <ol aria-label="Recent changes" className="divide-y">
        {changes.map(({ id, at, time, text }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 first:pt-0 last:pb-0"
          >
            <span dir="ltr" className="wrap-anywhere">
              {text}
            </span>
            <time dateTime={at} className="text-caption text-muted-foreground tabular-nums">
              {time}
            </time>
          </li>
        ))}
      </ol>
    </CardContent>
  </Card>
)

/** Permission of staff to delete. Saved at once. */
function StaffPermissionSwitch({ isOn }: { isOn: boolean }) {
  const router = useRouter()
  const [on, setOn] = useState(isOn)
  const [shown, setShown] = useState(isOn)
  // The page was refreshed.
  if (shown !== isOn) {
    setShown(isOn)
    setOn(isOn)
  }
  const hint = useId()

  const change = async (next: boolean) => {
    setOn(next)
    try {
      await saveSettings({ staffMayDelete: next })
      router.refresh()
    } catch (error) {
      setOn(!next)
      toastError('Failed to save', error)
    }
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>Staff</CardTitle>
      </CardHeader>
      <CardContent>
        <label className="touch-target flex w-fit items-center gap-3">
          <Switch checked={on} aria-describedby={hint} onCheckedChange={change} />
          Staff may delete and cancel documents
        </label>
        <p id={hint} className="text-caption text-muted-foreground">
          When this is off, only owners and admins can.
        </p>
      </CardContent>
    </Card>
  )
}
