import type { Metadata } from 'next'
import { ErrorCard } from '@/components/shared/page/error-card'

export const metadata: Metadata = { title: { absolute: 'Invoice not found' }, referrer: 'no-referrer' }

export default function PublicInvoiceNotFound() {
  return (
    <main className="grid flex-1 place-items-center p-4">
      <ErrorCard
        title="Invoice not found"
        text="The link may be incomplete or no longer active. Please ask the sender for a new one."
      />
    </main>
  )
}
