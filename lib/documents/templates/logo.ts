import type { InvoiceTemplate } from '@/lib/business/design'

interface Box {
  width: number
  height: number
}

/** Maximum size of a logo: points in the PDF by template, CSS pixels in the browser. */
export const LOGO_BOX: Record<InvoiceTemplate, Box> & { screen: Box } = {
  CLASSIC: { width: 126, height: 40 },
  MODERN: { width: 126, height: 40 },
  COMPACT: { width: 110, height: 27 },
  screen: { width: 180, height: 56 },
}
