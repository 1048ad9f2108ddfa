import type { Metadata } from 'next'
import { CopyButton } from '@/components/documents/detail/copy-button'
import { InvoiceDocument } from '@/components/documents/sheet/invoice-document'
import { PublicBar } from '@/components/documents/share/public-bar'
import { CountView } from './count-view'
import { readView } from './read-view'

type Props = PageProps<'/invoice/[token]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = (await readView((await params).token))?.view
  const name = view && [view.title, view.seller.name].filter(Boolean).join(' from ')
  return {
    title: { absolute: name ?? 'Invoice not found' },
    description: name && `${name}: view it, and download it as a PDF.`,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function PublicInvoicePage({ params }: Props) {
  const { token } = await params
  const found = await readView(token)
  if (!found) return null
  const { view, hasReceipt } = found

  return (
    <>
      <PublicBar
        view={view}
        pdf={`/api/public/invoice/${token}/pdf`}
        receipt={hasReceipt ? `/api/public/invoice/${token}/receipt` : null}
      />
      <main className="flex-1 px-3 py-4 sm:px-6 sm:py-10">
        <InvoiceDocument view={view} headingLevel={1} Copy={CopyButton} />
      </main>
      <CountView token={token} />
    </>
  )
}
