import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InvoiceNotFound } from '@/components/documents/detail/invoice-not-found'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('documentForm.edit')
  return { title: t('notFound') }
}

export default InvoiceNotFound
