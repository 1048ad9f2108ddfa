import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EXPORT_PATH } from '@/lib/exports/paths'

/** Plain download of the whole export, so that the browser shows the progress. */
export const ExportLink = () => (
  <Button asChild variant="outline">
    <a href={EXPORT_PATH} download>
      <Download aria-hidden="true" />
      Export my data
    </a>
  </Button>
)
