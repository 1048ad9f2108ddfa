import { Download, FileText } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'

/** Exports of the numbers: a CSV, and a PDF for an auditor. */
export function NumberExportLinks({ series }: { series: string | null | undefined }) {
  const query = series === undefined ? '' : `?${new URLSearchParams({ series: formatSequenceParam(series) })}`
  return (
    <>
      <Button asChild variant="outline">
        <a href={`/api/invoices/numbers/export.csv${query}`} download>
          <Download aria-hidden="true" />
          Export CSV
        </a>
      </Button>
      <Button asChild variant="outline">
        <a href={`/api/invoices/numbers/report.pdf${query}`} download>
          <FileText aria-hidden="true" />
          Download PDF
        </a>
      </Button>
    </>
  )
}
