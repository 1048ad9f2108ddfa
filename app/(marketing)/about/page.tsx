import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { createPageMetadata } from '../metadata'

const product = site.name

export async function generateMetadata() {
  const t = await getTranslations('marketing.about')
  return createPageMetadata({
    path: '/about',
    title: t('title'),
    description: t('description', { product }),
  })
}

export default function AboutPage() {
  const t = useTranslations('marketing.about')
  return (
    <TextPage heading={t('title')} lead={t('lead', { product })}>
      <h2>{t('purpose.title')}</h2>
      <p>{t('purpose.text', { product })}</p>
      <h2>{t('owner.title')}</h2>
      <p>{t('owner.text')}</p>
      <h2>{t('operator')}</h2>
      <OperatorNotice {...getOperator()} />
    </TextPage>
  )
}
