import type { InvoiceTemplate } from '@/lib/business/design'
import regular from './fonts/SourceSerif-latin-400.woff2'
import semibold from './fonts/SourceSerif-latin-600.woff2'

const SERIF = { regular, semibold }

interface DocumentFontsProps {
  template: InvoiceTemplate
  /** Media query that must match. */
  media?: string
}

/**
 * Preloads the fonts of a template (invoice-fonts.css), which a browser would request only once it lays the document
 * out. Links instead of React's `preload`, whose call in a server component doesn't reach the HTML.
 */
export function DocumentFonts({ template, media }: DocumentFontsProps) {
  if (template !== 'CLASSIC') return null
  return Object.entries(SERIF).map(([weight, file]) => (
    <link
      key={weight}
      rel="preload"
      as="font"
      type="font/woff2"
      href={file}
      crossOrigin="anonymous"
      media={media}
    />
  ))
}
