import type { Metadata } from 'next'
import Link from 'next/link'
import { ErrorCard } from '@/components/shared/error-card'
import { Button } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Invoice not found' }

export default function InvoiceNotFound() {
  return (
    <ErrorCard
      className="mt-10"
      title="Error Loading Invoice"
      text="We couldn't find the invoice you're looking for."
      action={
        <Button asChild>
          <Link href="/invoices">Back to Invoices</Link>
        </Button>
      }
    />
  )
}
