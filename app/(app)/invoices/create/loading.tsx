import { Allowed } from '@/components/shared/permissions'
import { InvoiceFormSkeleton } from '@/components/documents/form/invoice-form-skeleton'

export default function Loading() {
  return (
    <Allowed to="write">
      <InvoiceFormSkeleton />
    </Allowed>
  )
}
