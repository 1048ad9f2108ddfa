import Link from 'next/link'
import { Plus } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button'
import './thumb-bar.css'

/** The main action of the screen; on a phone it floats where the thumb is. */
export function NewInvoiceLink() {
  return (
    <Link
      href="/invoices/create"
      className={buttonVariants({
        className:
          'thumb-bar max-md:fixed max-md:right-4 max-md:bottom-[max(1rem,env(safe-area-inset-bottom))] max-md:z-30 max-md:h-12 max-md:rounded-full max-md:px-5 max-md:shadow-lg',
      })}
    >
      <Plus aria-hidden="true" />
      New Invoice
    </Link>
  )
}
