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
            One ZIP file with all there is of you here: every invoice as a PDF, tables for a spreadsheet, and
            all data as JSON. With many invoices it takes a few minutes.
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
