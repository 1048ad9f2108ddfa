import Link from 'next/link'
import { ErrorCard } from '@/components/shared/error-card'
import { Button } from '@/components/ui/button'

/** For an id that is no invoice of the user's (specification, "Invoice detail"). */
export function InvoiceNotFound() {
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
