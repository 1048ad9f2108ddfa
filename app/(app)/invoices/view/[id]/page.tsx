import { redirect } from 'next/navigation'

/** An older address of the detail screen, still linked from the client page. */
export default async function ViewInvoicePage({ params }: PageProps<'/invoices/view/[id]'>) {
  redirect(`/invoices/${encodeURIComponent((await params).id)}`)
}
