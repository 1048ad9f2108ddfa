import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { EXPORT_CARD, EXPORT_PATH } from '@/lib/exports/paths'
import { LazyExportParts } from './lazy-export-parts'
import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface ExportCardProps {
  userId: number
  /** URLs of the parts; empty if the export is a single file. */
  parts: string[]
}

/** Export of all the user's data, as one file or in parts. */
export function ExportCard({ userId, parts }: ExportCardProps) {
  return (
    <Card id={EXPORT_CARD}>
      <CardHeader>
        <CardTitle>Export my data</CardTitle>
        <CardDescription>
          {parts.length === 0
            ? 'Download everything in your account as a ZIP file: invoices as PDFs, spreadsheets, and all data as JSON. Large accounts take a few minutes.'
            : `Download everything in your account as ${parts.length} ZIP files: invoices as PDFs, spreadsheets, and all data as JSON. You can stop at any time and continue later.`}
        </CardDescription>
      </CardHeader>
      <CardContent>
        {parts.length === 0 ? <ExportLink /> : <LazyExportParts userId={userId} parts={parts} />}
      </CardContent>
    </Card>
  )
}

/** Plain download of the whole export, so that the browser shows the progress. */
export const ExportLink = () => (
  <Button asChild variant="outline">
    <a href={EXPORT_PATH} download>
      <Download aria-hidden="true" />
      Export my data
    </a>
  </Button>
)
