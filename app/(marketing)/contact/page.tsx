import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { createPageMetadata } from '../metadata'

export async function generateMetadata() {
  const t = await getTranslations('marketing.contact')
  return createPageMetadata({
    path: '/contact',
    title: t('title'),
    description: t('description', { product: site.name }),
  })
}

export default function ContactPage() {
  const t = useTranslations('marketing.contact')
  return (
    <TextPage heading={t('title')} lead={t('lead')}>
      <h2>{t('invoice.title')}</h2>
      <p>{t('invoice.text')}</p>
      <h2>{t('account.title')}</h2>
      <p>{t.rich('account.text', { link: (text) => <a href="/forgot-password">{text}</a> })}</p>
      <h2>{t('operator')}</h2>
      <OperatorNotice {...getOperator()} />
    </TextPage>
  )
}
