import { Button } from '@/components/ui/button'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import type { PageMessages } from '@/lib/i18n/message-types'
import { PrintButton } from '@/components/documents/detail/print-button'

interface PublicToolbarProps {
  view: InvoiceView
  words: PageMessages
  /** Paths of the files. Unpaid invoices have no receipt. */
  pdf: string
  receipt?: { path: string; label: string } | null
  /** True if the quote can be answered; its buttons then come first. */
  isAsking?: boolean
  /** False while the client answers a quote, whose form has the primary button. */
  isDownloadMain?: boolean
}

/**
 * Sticky bar with the seller and the downloads. Amount and due date are shown on the document only. The action expected
 * of the client comes first.
 */
export function PublicToolbar(props: PublicToolbarProps) {
  const { view, words, pdf, receipt = null, isAsking = false, isDownloadMain = !isAsking } = props
  return (
    <header className="bg-background low-window:static sticky top-0 z-20 border-b px-4 sm:px-6">
      <div className="mx-auto flex max-w-[52rem] flex-wrap items-center gap-x-6 gap-y-2 py-3">
        {/* As wide as the longest word, so that no name breaks within one; the document has it in full. */}
        <p className="max-w-full min-w-min flex-[1_1_9rem] leading-tight wrap-break-word">
          {view.seller.name && <bdi className="line-clamp-2 font-semibold">{view.seller.name}</bdi>}
          <span className="text-caption text-muted-foreground">{view.title}</span>
        </p>
        <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">
          {isAsking && (
            <>
              <Button asChild>
                <a href="?answer=accept">{words.answer.accept}</a>
              </Button>
              <Button asChild variant="outline">
                <a href="?answer=decline">{words.answer.decline}</a>
              </Button>
            </>
          )}
          <Button asChild variant="outline" className="max-sm:hidden">
            <PrintButton>{words.print}</PrintButton>
          </Button>
          {receipt && (
            <Button asChild variant="outline">
              <a href={receipt.path} download>
                <DownloadIcon />
                {receipt.label}
              </a>
            </Button>
          )}
          <Button asChild variant={isDownloadMain ? 'default' : 'outline'}>
            <a href={pdf} download>
              <DownloadIcon />
              {/* In most languages three labelled buttons don't fit on a phone. */}
              <span className={isAsking ? 'max-sm:sr-only' : undefined}>{words.download}</span>
            </a>
          </Button>
        </div>
      </div>
    </header>
  )
}

/** Inlined, so that the icon library isn't loaded. */
function DownloadIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M12 15V3m-5 7 5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"
      />
    </svg>
  )
}
