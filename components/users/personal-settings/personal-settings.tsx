'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PageHeader } from '@/components/shared/page/page-header'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import type { NotificationId } from '@/lib/activity/email-notifications'
import { getInitials } from '@/lib/business/initials'
import type { CurrentUser } from '@/lib/business/user-response'
import { MembersPanel } from '../members/members-panel'
import type { MembersData } from '../members/members-data'
import { NameCard } from '../profile/name-card'
import { EmailNotificationsCard } from '../settings/email-notifications-card'
import { showSettingsTabInUrl, type SettingsTab } from '../settings/settings-tabs'

/** Same as `PERSONAL_TABS`, in which these names are not known to the type checker. */
const TABS = ['profile', 'members'] as const satisfies SettingsTab[]

interface PersonalSettingsProps {
  user: CurrentUser
  startTab: SettingsTab
  notices: NotificationId[]
  members: MembersData
}

/** Settings of a user who can't change the business: name, notifications and members. */
export function PersonalSettings({ user, startTab, notices, members }: PersonalSettingsProps) {
  const t = useTranslations('profile.settings')
  const [tab, setTab] = useState<SettingsTab>(startTab)
  const open = (name: string) => {
    setTab(name as SettingsTab)
    showSettingsTabInUrl(name as SettingsTab)
  }
  const { fullName, email, avatar, interfaceLanguage } = user

  return (
    <>
      <PageHeader heading={t('title')} description={t('description')} />
      <Tabs value={tab} onValueChange={open}>
        <TabsList variant="line" aria-label={t('title')}>
          {TABS.map((name) => (
            <TabsTrigger key={name} value={name}>
              {t(`tabs.${name}`)}
            </TabsTrigger>
          ))}
        </TabsList>
        {/* Stays mounted, so that input survives while the other tab is open. */}
        <TabsContent value="profile" forceMount className="grid max-w-2xl gap-5 data-[state=inactive]:hidden">
          <NameCard
            fullName={fullName}
            email={email}
            initials={getInitials(fullName)}
            avatar={avatar}
            interfaceLanguage={interfaceLanguage}
          />
          <EmailNotificationsCard enabled={notices} email={email} />
        </TabsContent>
        <TabsContent value="members" className="grid max-w-4xl gap-5">
          <MembersPanel members={members} />
        </TabsContent>
      </Tabs>
    </>
  )
}
