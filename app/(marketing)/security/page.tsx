import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { createPageMetadata } from '../metadata'

export async function generateMetadata() {
  const t = await getTranslations('marketing.security')
  return createPageMetadata({
    path: '/security',
    title: t('title'),
    description: t('description', { product: site.name }),
  })
}

export default function SecurityPage() {
  const t = useTranslations('marketing.security')
  return (
    <TextPage heading={t('title')} lead={t('lead')}>
      <h2>{t('software.title')}</h2>
      <ul>
        <li>{t('software.passwords')}</li>
        <li>{t('software.sessions')}</li>
        <li>{t('software.twoStep')}</li>
        <li>{t('software.mailLinks')}</li>
        <li>{t('software.publicLinks')}</li>
        <li>{t('software.queries')}</li>
        <li>{t('software.scripts')}</li>
        <li>{t('software.pictures')}</li>
      </ul>
      <h2>{t('operator.title')}</h2>
      <ul>
        <li>{t('operator.updates')}</li>
        <li>{t('operator.backups')}</li>
        <li>{t('operator.access')}</li>
      </ul>
      <h2>{t('report.title')}</h2>
      <p>{t('report.text')}</p>
      <OperatorNotice {...getOperator()} />
    </TextPage>
  )
}
