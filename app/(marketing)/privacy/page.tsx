import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { TextPage, OperatorNotice } from '@/components/marketing/text-page'
import { getOperator } from '@/lib/platform/env'
import { site } from '@/lib/core/site'
import { createPageMetadata } from '../metadata'

export async function generateMetadata() {
  const t = await getTranslations('marketing.privacy')
  return createPageMetadata({
    path: '/privacy',
    title: t('title'),
    description: t('description', { product: site.name }),
  })
}

export default function PrivacyPage() {
  const t = useTranslations('marketing.privacy')
  return (
    <TextPage heading={t('title')} lead={t('lead')}>
      <h2>{t('controller.title')}</h2>
      <OperatorNotice {...getOperator()} />
      <p>{t('controller.authors')}</p>
      <h2>{t('stored.title')}</h2>
      <ul>
        <li>{t('stored.account')}</li>
        <li>{t('stored.twoStep')}</li>
        <li>{t('stored.profile')}</li>
        <li>{t('stored.business')}</li>
        <li>{t('stored.sessions')}</li>
        <li>{t('stored.attempts')}</li>
      </ul>
      <h2>{t('recipients.title')}</h2>
      <ul>
        <li>{t('recipients.you')}</li>
        <li>{t('recipients.links')}</li>
        <li>{t('recipients.operator')}</li>
        <li>{t('recipients.google')}</li>
      </ul>
      <p>{t('recipients.tracking')}</p>
      <h2>{t('rights.title')}</h2>
      <p>{t('rights.text')}</p>
      <p>{t.rich('rights.cookies', { link: (text) => <a href="/cookies">{text}</a> })}</p>
    </TextPage>
  )
}
