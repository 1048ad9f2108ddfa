import { getTranslations } from 'next-intl/server'
import { PermissionGate } from '@/components/shared/permissions'
import { InvoiceFormSkeleton } from '@/components/documents/form/invoice-form-skeleton'

export default async function Loading() {
  const t = await getTranslations('documentForm.create')
  return (
    <PermissionGate permission="write">
      <InvoiceFormSkeleton heading={t('title', { kind: 'INVOICE' })} />
    </PermissionGate>
  )
}
