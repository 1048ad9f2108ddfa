import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EXPORT_PATH } from '@/lib/exports/paths'

/** The whole export. A plain download: the browser shows how far it is, and the page stays as it is. */
export const ExportLink = () => (
  <Button asChild variant="outline">
    <a href={EXPORT_PATH} download>
      <Download aria-hidden="true" />
      Export my data
    </a>
  </Button>
)
