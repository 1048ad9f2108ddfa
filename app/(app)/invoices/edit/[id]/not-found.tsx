import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InvoiceNotFound } from '@/components/documents/detail/invoice-not-found'
import { ClientMessages } from '@/components/shared/client-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('documentForm.edit')
  return { title: t('notFound') }
}

export default function NotFound() {
  return (
    <ClientMessages of={['documents']}>
      <InvoiceNotFound />
    </ClientMessages>
  )
}
