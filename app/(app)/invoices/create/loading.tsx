import { PermissionGate } from '@/components/shared/permissions'
import { InvoiceFormSkeleton } from '@/components/documents/form/invoice-form-skeleton'

export default function Loading() {
  return (
    <PermissionGate permission="write">
      <InvoiceFormSkeleton />
    </PermissionGate>
  )
}
