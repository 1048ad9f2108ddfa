import { Download } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

export const EXPORT_PATH = '/api/user/export'

/** Everything the user has here, as one file. */
export function ExportCard() {
  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>Export my data</CardTitle>
          <CardDescription>
            Download everything in your account as a ZIP file: invoices as PDFs, spreadsheets, and all data as
            JSON. Large accounts take a few minutes.
          </CardDescription>
        </div>
      </CardHeader>
      <CardContent>
        {/* A plain download: the browser shows how far it is, and the page stays as it is. */}
        <a href={EXPORT_PATH} download className={buttonVariants({ variant: 'outline' })}>
          <Download aria-hidden="true" />
          Export my data
        </a>
      </CardContent>
    </Card>
  )
}
