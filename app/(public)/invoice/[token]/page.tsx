import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { InvoiceDocument } from '@/components/invoices/invoice-document'
import { PublicBar } from '@/components/invoices/public-bar'
import { orNull } from '@/lib/http/page'
import { getSharedInvoice } from '@/lib/invoices/public'
import { invoiceView } from '@/lib/invoices/view'

type Props = PageProps<'/invoice/[token]'>

/** The link's invoice as it is drawn; nothing else of it leaves the server. */
const read = cache((token: string) =>
  orNull(async () => {
    const { invoice, today } = await getSharedInvoice(token)
    return invoiceView(invoice, { today })
  }),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await read((await params).token)
  return {
    title: { absolute: view ? `${view.title} from ${view.seller.name}` : 'Invoice not found' },
    description: null,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function PublicInvoicePage({ params }: Props) {
  const { token } = await params
  const view = await read(token)
  if (!view) notFound()

  return (
    <>
      <PublicBar view={view} pdf={`/api/public/invoice/${token}/pdf`} />
      <main className="flex-1 px-3 py-4 sm:px-6 sm:py-10">
        <InvoiceDocument view={view} headingLevel={1} />
      </main>
    </>
  )
}
