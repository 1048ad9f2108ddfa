import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { AuthHeading } from '@/components/auth/auth-heading'
import { useTranslations } from 'next-intl'
import { BackToLoginLink } from '@/components/auth/text-link'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { Button } from '@/components/ui/button'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.resetPassword')
  return { title: t('pageTitle'), referrer: 'no-referrer' }
}

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>
}) {
  const { token } = await searchParams
  if (typeof token !== 'string' || !token) return <IncompleteLink />
  const t = await getTranslations('auth.resetPassword')
  return (
    <div className="grid gap-7">
      <AuthHeading heading={t('title')} text={t('intro')} />
      <ResetPasswordForm token={token} />
      <BackToLoginLink />
    </div>
  )
}

function IncompleteLink() {
  const t = useTranslations('auth.resetPassword.incomplete')
  return (
    <div className="grid gap-7">
      <AuthHeading heading={t('title')} text={t('text')} />
      <Button asChild size="lg" className="w-full">
        <Link href="/forgot-password">{t('request')}</Link>
      </Button>
      <BackToLoginLink />
    </div>
  )
}
