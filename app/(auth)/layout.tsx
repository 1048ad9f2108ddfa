import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AuthShell } from '@/components/auth/auth-shell'
import { Brand } from '@/components/layout/brand'
import { ClientMessages } from '@/components/shared/client-messages'
import { LazyToaster } from '@/components/shared/lazy-toaster'
import { getCurrentUser } from '@/lib/api/session'
import { PATH_HEADER, getPathAfterSignIn } from '@/lib/auth/rules/paths'
import { site } from '@/lib/core/site'

/** Layout of sign-in, sign-up and recovery; redirects users who are already signed in. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const user = await getCurrentUser()
  const path = (await headers()).get(PATH_HEADER) ?? '/'
  if (user?.isOnboarded) redirect(getPathAfterSignIn(new URL(path, 'http://localhost')))
  return (
    <ClientMessages of={['auth', 'validation.auth']}>
      <AuthShell brand={<HomeLink />}>{children}</AuthShell>
      <LazyToaster />
    </ClientMessages>
  )
}

function HomeLink() {
  const t = useTranslations('auth.shell')
  return (
    <Link
      href="/landing"
      prefetch={false}
      aria-label={t('home', { product: site.name })}
      className="inline-flex rounded-md"
    >
      <Brand />
    </Link>
  )
}
