import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { createPageMetadata } from '../metadata'

const product = site.name

export async function generateMetadata() {
  const t = await getTranslations('marketing.terms')
  return createPageMetadata({
    path: '/terms',
    title: t('title'),
    description: t('description', { product }),
  })
}

export default function TermsPage() {
  const t = useTranslations('marketing.terms')
  return (
    <TextPage heading={t('heading')} lead={t('lead')}>
      <h2>{t('operator.title')}</h2>
      <p>{t('operator.text', { product })}</p>
      <OperatorNotice {...getOperator()} />
      <h2>{t('software.title')}</h2>
      <p>{t('software.text')}</p>
      <h2>{t('prices.title')}</h2>
      <p>{t.rich('prices.text', { link: (text) => <a href="/landing#pricing">{text}</a> })}</p>
      <h2>{t('content.title')}</h2>
      <p>{t('content.text')}</p>
      <h2>{t('fairUse.title')}</h2>
      <ul>
        <li>{t('fairUse.password')}</li>
        <li>{t('fairUse.invoices')}</li>
        <li>{t('fairUse.others')}</li>
      </ul>
    </TextPage>
  )
}
