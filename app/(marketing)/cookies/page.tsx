import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { DataRetentionTable } from '@/components/marketing/data-retention-table'
import { TextPage } from '@/components/marketing/text-page'
import { site } from '@/lib/core/site'
import { createPageMetadata } from '../metadata'

export async function generateMetadata() {
  const t = await getTranslations('marketing.cookies')
  return createPageMetadata({
    path: '/cookies',
    title: t('title'),
    description: t('description', { product: site.name }),
  })
}

const COOKIES = [
  { name: 'next-auth.session-token', purpose: 'session', kept: 'session' },
  { name: 'next-auth.csrf-token', purpose: 'csrf', kept: 'untilClosed' },
  { name: 'next-auth.callback-url', purpose: 'callback', kept: 'untilClosed' },
  { name: 'next-auth.state, next-auth.pkce.code_verifier', purpose: 'google', kept: 'google' },
  { name: 'google-step', purpose: 'googleStep', kept: 'googleStep' },
  { name: 'registered', purpose: 'registered', kept: 'registered' },
  { name: 'onboarding-step', purpose: 'onboardingStep', kept: 'onboardingStep' },
  { name: 'sidebar', purpose: 'sidebar', kept: 'sidebar' },
  { name: 'setup-…', purpose: 'setup', kept: 'setup' },
] as const

export default function CookiesPage() {
  const t = useTranslations('marketing.cookies')
  const rows = COOKIES.map(({ name, purpose, kept }) => ({
    name,
    purpose: t(`purpose.${purpose}`),
    kept: t(`kept.${kept}`),
  }))
  return (
    <TextPage heading={t('title')} lead={t('lead')}>
      <h2>{t('title')}</h2>
      <p>{t.rich('text', { code: (text) => <code>{text}</code> })}</p>
      <DataRetentionTable label={t('title')} rows={rows} />
      <h2>{t('storage.title')}</h2>
      <p>{t('storage.text')}</p>
    </TextPage>
  )
}
