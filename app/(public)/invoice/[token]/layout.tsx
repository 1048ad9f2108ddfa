import { notFound } from 'next/navigation'
import { getPublicView } from './get-public-view'
import { WithoutScript } from './without-script'

/**
 * Decides about the link before anything is sent: past the loading state, which begins below, the answer could no
 * longer be a 404.
 */
export default async function SharedInvoiceLayout({ children, params }: LayoutProps<'/invoice/[token]'>) {
  const found = await getPublicView((await params).token)
  if (!found) notFound()
  return (
    <div lang={found.view.lang === 'en' ? undefined : found.view.lang} className="contents">
      {/* Only a quote is answered. */}
      {found.view.kind === 'QUOTE' && <WithoutScript />}
      {children}
    </div>
  )
}
