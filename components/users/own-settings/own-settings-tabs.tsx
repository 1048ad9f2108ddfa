'use client'

import { useState } from 'react'
import { PageHeader } from '@/components/shared/page/page-header'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import type { NoticeId } from '@/lib/business/events/notices'
import { initials } from '@/lib/business/initials'
import type { CurrentUser } from '@/lib/business/types'
import { MembersPanel } from '../members/members-panel'
import type { ShownMembers } from '../members/shown-members'
import { NameCard } from '../profile/name-card'
import { NoticesCard } from '../settings/notices-card'
import { openTab, OWN_TABS, type TabName } from '../settings/settings-tabs'

export interface OwnSettingsProps {
  user: CurrentUser
  startTab: TabName
  notices: NoticeId[]
  members: ShownMembers
}

/** The settings of whoever may not change the business: their own name, what they are told, and whom they work with. */
export function OwnSettingsTabs({ user, startTab, notices, members }: OwnSettingsProps) {
  const [tab, setTab] = useState<TabName>(startTab)
  const open = (name: string) => {
    setTab(name as TabName)
    openTab(name as TabName)
  }
  const { fullName, email, avatar } = user

  return (
    <>
      <PageHeader heading="Settings" description="Your profile, and who you work with." />
      <Tabs value={tab} onValueChange={open}>
        <TabsList variant="line" aria-label="Settings">
          {OWN_TABS.map(({ name, label }) => (
            <TabsTrigger key={name} value={name}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {/* Stays while the other tab is looked at, with what was typed. */}
        <TabsContent value="profile" forceMount className="grid max-w-2xl gap-5 data-[state=inactive]:hidden">
          <NameCard fullName={fullName} email={email} initials={initials(fullName)} avatar={avatar} />
          <NoticesCard on={notices} email={email} />
        </TabsContent>
        <TabsContent value="members" className="grid max-w-4xl gap-5">
          <MembersPanel members={members} />
        </TabsContent>
      </Tabs>
    </>
  )
}
