'use client'

import Link from 'next/link'
import { useParams } from 'next/navigation'
import { OtherBusinessLinks } from '@/components/shared/business/other-business-links'
import { ErrorCard } from '@/components/shared/page/error-card'
import { isKnownDeleted } from '@/lib/platform/http/api-client'
import { Button } from '@/components/ui/button'

/**
 * Shown for an id that isn't one of the user's invoices (specification, "Invoice detail"), and for one just deleted.
 */
export function InvoiceNotFound() {
  const { id } = useParams<{ id?: string }>()
  const deleted = isKnownDeleted({ collection: 'invoices', id: Number(id) })
  return (
    <ErrorCard
      className="mt-10"
      title={deleted ? 'This invoice was deleted' : 'Error Loading Invoice'}
      text={
        deleted
          ? 'It was deleted in another tab or on another device.'
          : "We couldn't find the invoice you're looking for."
      }
      action={
        <>
          <Button asChild>
            <Link href="/invoices">Back to Invoices</Link>
          </Button>
          <OtherBusinessLinks what="invoice" />
        </>
      }
    />
  )
}
