import Link from 'next/link'
import { Plus } from 'lucide-react'
import { Allowed } from '@/components/shared/permissions'
import { buttonVariants } from '@/components/ui/button'

/** The main action of the screen; on a phone the shell's bar has it within reach of the thumb as well. */
export function NewInvoiceLink({ isMain = true }: { isMain?: boolean }) {
  return (
    <Allowed to="write">
      <Link href="/invoices/create" className={buttonVariants({ variant: isMain ? 'default' : 'outline' })}>
        <Plus aria-hidden="true" />
        New Invoice
      </Link>
    </Allowed>
  )
}
