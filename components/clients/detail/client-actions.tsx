import Link from 'next/link'
import { Pencil, Plus } from 'lucide-react'
import { Allowed } from '@/components/shared/permissions'
import { buttonVariants } from '@/components/ui/button'

/** What can be done with a client. */
export function ClientActions({ id }: { id: number }) {
  return (
    <Allowed to="write">
      <Link href={`/clients?edit=${id}`} className={buttonVariants({ variant: 'outline' })}>
        <Pencil aria-hidden="true" />
        Edit Client
      </Link>
      <Link href={`/invoices/create?clientId=${id}`} className={buttonVariants()}>
        <Plus aria-hidden="true" />
        Create Invoice
      </Link>
    </Allowed>
  )
}
