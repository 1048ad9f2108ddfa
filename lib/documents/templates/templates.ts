import type { InvoiceTemplate } from '@/lib/business/design'
import { CLASSIC } from './classic'
import { COMPACT } from './compact'
import { MODERN } from './modern'
import type { Template } from './types'

/** The three designs, once for the PDF and for the sheet in the browser (`createStyleSheet`). */
export const TEMPLATES: Record<InvoiceTemplate, Template> = { CLASSIC, MODERN, COMPACT }

/** How far what lies across the page is turned, in degrees: the mark of a draft, and a stamp put on by hand. */
export const ROTATION_DEGREES = { watermark: -24, stamp: -5 }
