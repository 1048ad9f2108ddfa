import { NewInvoiceLink } from '@/components/invoices/new-invoice-link'
import { LoadingBlock } from '@/components/shared/loading-block'
import { PageHeader } from '@/components/shared/page-header'
import { Card } from '@/components/ui/card'

export default function InvoicesLoading() {
  return (
    <>
      <PageHeader heading="Invoices" actions={<NewInvoiceLink />} />
      <Card>
        <LoadingBlock label="Loading invoices..." hideLabel className="min-h-96" />
      </Card>
    </>
  )
}
