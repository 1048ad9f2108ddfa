import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { BusinessChangedBanner } from '@/components/layout/business/business-changed-banner'
import { SignOutButton } from '@/components/layout/sign-out-button'
import { Brand } from '@/components/layout/brand'
import { LazySessionSync } from '@/components/layout/session/lazy-session-sync'
import { ClientMessages } from '@/components/shared/client-messages'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { LazyToaster } from '@/components/shared/lazy-toaster'
import { SESSION_ENDED_PATH } from '@/lib/auth/rules/paths'
import { getSession, toBrowserSession } from '@/lib/api/session'

export default async function OnboardingLayout({ children }: { children: ReactNode }) {
  const session = await getSession()
  if (!session) redirect(SESSION_ENDED_PATH)
  return (
    <ClientMessages
      of={[
        'onboarding',
        'bank',
        'userFields',
        'validation.auth',
        'validation.business',
        'validation.numbering',
        'validation.percentage',
        'validation.reminders',
        'validation.sending',
        'validation.terms',
      ]}
    >
      <div className="flex min-h-dvh flex-col">
        <header className="flex items-center justify-between px-5 py-6 sm:px-10 sm:py-8">
          <Brand />
          <SignOutButton />
        </header>
        <BusinessChangedBanner business={session.business} />
        <main className="mx-auto w-full max-w-xl flex-1 px-5 pt-4 pb-16 sm:pt-8 xl:has-[>.beside-preview]:max-w-6xl">
          {children}
        </main>
        <LazyToaster />
        <LazySessionSync session={toBrowserSession(session)} userId={session.user.id} />
        <UnsavedChangesGuard />
      </div>
    </ClientMessages>
  )
}
