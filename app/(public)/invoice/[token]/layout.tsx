import { notFound } from 'next/navigation'
import { getPublicView } from './get-public-view'
import { WithoutScript } from './without-script'

/**
 * Checks the link before anything is sent: once the loading state below has been streamed, the status could no longer
 * be 404.
 */
export default async function SharedInvoiceLayout({ children, params }: LayoutProps<'/invoice/[token]'>) {
  const found = await getPublicView((await params).token)
  if (!found) notFound()
  return (
    <div lang={found.view.lang === 'en' ? undefined : found.view.lang} className="contents">
      {/* Only quotes have a form. */}
      {found.view.kind === 'QUOTE' && <WithoutScript />}
      {children}
    </div>
  )
}
