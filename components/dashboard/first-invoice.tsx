import Link from 'next/link'
import { FileText } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { Allowed } from '@/components/shared/permissions'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'

/** All there is on the dashboard of somebody who has no invoice yet: the one thing to do. */
export const FirstInvoice = () => (
  <Card>
    <EmptyState
      icon={FileText}
      title="No invoices found"
      text={
        <Allowed to="write" otherwise="What is paid and what is not will be shown here.">
          Write the first one and see it as your client will, while you type. It stays a draft until you send
          it.
        </Allowed>
      }
      action={
        <Allowed to="write">
          <Link href="/invoices/create" className={buttonVariants()}>
            Create your first invoice
          </Link>
        </Allowed>
      }
    />
  </Card>
)
