import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { AuthShell } from '@/components/auth/auth-shell'
import { Brand } from '@/components/layout/brand'
import { ClientMessages } from '@/components/shared/client-messages'
import { LazyToaster } from '@/components/shared/lazy-toaster'
import { site } from '@/lib/core/site'

/** Layout for visitors with an invitation's link, signed in or not. */
export default function InvitationLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('auth.shell')
  return (
    <ClientMessages of={['auth', 'validation.auth']}>
      <AuthShell
        brand={
          <Link
            href="/landing"
            prefetch={false}
            aria-label={t('home', { product: site.name })}
            className="inline-flex rounded-md"
          >
            <Brand />
          </Link>
        }
      >
        {children}
      </AuthShell>
      <LazyToaster />
    </ClientMessages>
  )
}
