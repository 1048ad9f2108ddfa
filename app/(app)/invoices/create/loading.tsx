import { InvoiceFormSkeleton } from '@/components/documents/form/invoice-form-skeleton'

export default function Loading() {
  return <InvoiceFormSkeleton />
}
