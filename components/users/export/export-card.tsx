import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { EXPORT_CARD } from '@/lib/exports/paths'
import { ExportLink } from './export-link'
import { LazyExportParts } from './lazy-export-parts'

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
