'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PageHeader } from '@/components/shared/page/page-header'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import type { NotificationId } from '@/lib/activity/email-notifications'
import { getInitials } from '@/lib/business/initials'
import type { CurrentUser } from '@/lib/business/user-response'
import { MembersPanel } from '../members/members-panel'
import type { MembersData } from '../members/members-data'
import { NameCard } from '../profile/name-card'
import { toastError } from '@/components/shared/toast-error'
import { EmailNotificationsCard } from '../settings/email-notifications-card'
import { saveNotification } from '../settings/save-notification'
import { parseSettingsTab, PERSONAL_TABS, type SettingsTab } from '../settings/settings-tabs'
import { useSettingsPlace } from '../settings/use-settings-place'

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
  const [{ tab, section }, open] = useSettingsPlace({ tab: startTab, section: 'defaults' }, PERSONAL_TABS)
  const { fullName, email, avatar, interfaceLanguage } = user

  return (
    <>
      <PageHeader heading={t('title')} description={t('description')} />
      <Tabs
        value={tab}
        onValueChange={(name) => open({ tab: parseSettingsTab(name, PERSONAL_TABS), section })}
      >
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
          <InstantNotifications notices={notices} email={email} />
        </TabsContent>
        <TabsContent value="members" className="grid max-w-4xl gap-5">
          <MembersPanel members={members} />
        </TabsContent>
      </Tabs>
    </>
  )
}

/** Email notifications, saved at once. */
function InstantNotifications({ notices, email }: { notices: NotificationId[]; email: string }) {
  const t = useTranslations('common')
  const router = useRouter()
  const [enabled, setEnabled] = useState(notices)
  const change = async (next: NotificationId[], changed: NotificationId) => {
    setEnabled(next)
    try {
      const { on } = await saveNotification(changed, next.includes(changed))
      setEnabled(on)
      router.refresh()
    } catch (error) {
      setEnabled(enabled)
      toastError(t('saveFailed'), error)
    }
  }
  return <EmailNotificationsCard enabled={enabled} email={email} onChange={change} />
}
