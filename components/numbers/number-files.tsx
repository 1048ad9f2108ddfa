import { Download, FileText } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { nameOfSeries } from '@/lib/reports/numbers/place'

/** The numbers to take along: as a table, and as a document for an inspector. */
export function NumberFiles({ series }: { series: string | null | undefined }) {
  const query = series === undefined ? '' : `?${new URLSearchParams({ series: nameOfSeries(series) })}`
  return (
    <>
      <a
        href={`/api/invoices/numbers/export.csv${query}`}
        download
        className={buttonVariants({ variant: 'outline' })}
      >
        <Download aria-hidden="true" />
        Export CSV
      </a>
      <a
        href={`/api/invoices/numbers/report.pdf${query}`}
        download
        className={buttonVariants({ variant: 'outline' })}
      >
        <FileText aria-hidden="true" />
        Download PDF
      </a>
    </>
  )
}
