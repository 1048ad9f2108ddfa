import { Download } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { EXPORT_PATH } from '@/lib/exports/paths'

/** The whole export. A plain download: the browser shows how far it is, and the page stays as it is. */
export const ExportLink = () => (
  <a href={EXPORT_PATH} download className={buttonVariants({ variant: 'outline' })}>
    <Download aria-hidden="true" />
    Export my data
  </a>
)
