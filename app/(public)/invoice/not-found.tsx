import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { ErrorCard } from '@/components/shared/page/error-card'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('publicInvoice.notFound')
  return { title: { absolute: t('title') }, referrer: 'no-referrer' }
}

export default function PublicInvoiceNotFound() {
  const t = useTranslations('publicInvoice.notFound')
  return (
    <main className="grid flex-1 place-items-center p-4">
      <ErrorCard title={t('title')} text={t('text')} />
    </main>
  )
}
