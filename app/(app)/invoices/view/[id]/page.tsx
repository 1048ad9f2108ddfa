import { redirect } from 'next/navigation'

/** Redirects the former URL of an invoice, which older links still use. */
export default async function ViewInvoicePage({ params }: PageProps<'/invoices/view/[id]'>) {
  redirect(`/invoices/${encodeURIComponent((await params).id)}`)
}
