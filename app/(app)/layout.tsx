import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LazySessionSync } from '@/components/layout/session/lazy-session-sync'
import { AppShell } from '@/components/layout/shell/app-shell'
import { ClientMessages } from '@/components/shared/client-messages'
import { DateFormatProvider, DecimalSignProvider } from '@/components/shared/format-settings'
import { IssuedProtectionProvider } from '@/components/shared/issued-protection'
import { PermissionsProvider } from '@/components/shared/permissions'
import { ReauthDialogHost } from '@/components/users/reauthentication/reauth-dialog-host'
import { getDatePattern, getDecimalSign } from '@/lib/api/request-locale'
import { requirePerson, toBrowserSession } from '@/lib/api/session'
import { countUnread } from '@/lib/notifications/notifications'
import { getBusinessInitials, getInitials } from '@/lib/business/initials'
import { getWeekStart } from '@/lib/core/dates/month'
import { listPermissions } from '@/lib/core/access/permissions'

/** Layout of the app, for users who are signed in and onboarded. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const session = await requirePerson()
  const { user, actor, business } = session
  const unread = actor ? await countUnread(actor) : 0
  const { email, fullName, avatar } = user
  return (
    <PermissionsProvider permissions={actor ? listPermissions(actor.role, actor) : []}>
      <IssuedProtectionProvider isProtected={user.protectIssued}>
        <DecimalSignProvider sign={await getDecimalSign()}>
          <DateFormatProvider
            pattern={await getDatePattern()}
            weekStartsOn={getWeekStart(user.country, await getLocale())}
          >
            <ClientMessages of={['shell']}>
              <AppShell
                user={{
                  email,
                  fullName,
                  avatar,
                  initials: getInitials(fullName),
                  unread,
                  business: business && { ...business, initials: getBusinessInitials(business.name) },
                }}
              >
                {children}
                <ClientMessages of={['reauthentication', 'validation.auth']}>
                  <ReauthDialogHost />
                </ClientMessages>
                <LazySessionSync session={toBrowserSession(session)} userId={user.id} />
              </AppShell>
            </ClientMessages>
          </DateFormatProvider>
        </DecimalSignProvider>
      </IssuedProtectionProvider>
    </PermissionsProvider>
  )
}
