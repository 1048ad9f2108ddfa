import { InvoiceFormSkeleton } from '@/components/invoices/invoice-form-skeleton'

export default function Loading() {
  return <InvoiceFormSkeleton />
}
