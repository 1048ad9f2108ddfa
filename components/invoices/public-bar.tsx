import { buttonVariants } from '@/components/ui/button'
import type { InvoiceView } from '@/lib/invoices/view'
import { PrintButton } from './print-button'

/** What a client wants first: how much, by when, and the invoice to keep. Stays at the top edge. */
export function PublicBar({ view, pdf }: { view: InvoiceView; pdf: string }) {
  const open = view.status === 'DRAFT' || view.status === 'SENT'
  return (
    <header className="bg-background/95 sticky top-0 z-20 border-b px-4 backdrop-blur-sm sm:px-6">
      <div className="mx-auto flex max-w-[52rem] items-center justify-between gap-x-6 py-3">
        <p className="min-w-0 leading-tight">
          <span className="text-caption text-muted-foreground">{view.amountDueLabel}</span>
          <span className="tabular block truncate text-lg font-semibold sm:text-xl">{view.amountDue}</span>
          <span
            className={
              view.overdue
                ? 'text-caption text-destructive font-medium'
                : 'text-caption text-muted-foreground'
            }
          >
            {open ? `Due ${view.dueDate}` : view.dueText}
          </span>
        </p>
        <div className="flex shrink-0 items-center gap-2">
          <PrintButton className={buttonVariants({ variant: 'outline', className: 'max-sm:hidden' })} />
          <a href={pdf} download className={buttonVariants()}>
            <DownloadIcon />
            Download PDF
          </a>
        </div>
      </div>
    </header>
  )
}

/** The library's icon, drawn here: the library would bring its code along. */
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
