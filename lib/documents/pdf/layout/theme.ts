import type { Accent, InvoiceTemplate } from '@/lib/business/design'
import type { Paper } from '@/lib/core/geo/paper'
import {
  LOGO_BOX,
  type DualMeasure,
  type InkColor,
  type RoleStyle,
  type Template,
} from '@/lib/documents/templates/types'
import { TEMPLATES } from '@/lib/documents/templates/templates'
import type { InvoiceView, StatusTone } from '@/lib/documents/view/invoice-view'
import type { TextStyle, TextLayout } from '@/lib/documents/pdf/text/text-layout'

/** Paper sizes in points. */
export const PAGES: Record<Paper, { width: number; height: number }> = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
}

/** Colours of app/globals.css in a notation that PDF supports. */
export const color = {
  ink: '#1f1b16',
  muted: '#615b54',
  line: '#e1ded9',
  watermark: '#f7f6f5',
  paid: '#4a8163',
  cancelled: '#bd5a55',
}

const RED = { ink: '#a32321', plate: '#fde7e4' }

export const STATUS_COLOR: Record<StatusTone, { ink: string; plate: string }> = {
  draft: { ink: '#514c46', plate: '#eae8e4' },
  sent: { ink: '#13509e', plate: '#deeeff' },
  overdue: RED,
  paid: { ink: '#165f38', plate: '#d9f5e1' },
  cancelled: RED,
}

/** Measures and styles of a template in an accent colour. In points. */
export type LayoutStyle = ReturnType<typeof createTheme>

/** Creates the measures and styles of a template for the PDF, from lib/documents/templates. */
export function createTheme(template: InvoiceTemplate, accent: Accent, size: Paper) {
  const page = PAGES[size]
  const { roles, margin, row, inset, rule, watermark, paper } = TEMPLATES[template]
  const [left, width] = [margin.x[0], page.width - margin.x[0] * 2]
  return {
    template,
    accent,
    page,
    logo: LOGO_BOX[template],
    spacing: paper.spacing,
    left,
    width,
    right: page.width - left,
    top: margin.top[0],
    bottom: page.height - margin.bottom[0],
    rowPad: row[0],
    inset: inset[0],
    rule: { width: rule.width[0], ink: rule.ink[0] },
    /** Centre of the draft watermark, from the top of the page. */
    watermark: page.height * watermark[0],
    /** Line heights. */
    leading: {
      body: roles.text.leading[0],
      secondary: roles.secondary.leading[0],
      lineHeight: paper.lineHeight,
      brand: roles.brand.leading[0],
      brandWithLogo: roles.brandWithLogo.leading[0],
      number: roles.number.leading[0],
    },
    type: createTextStyles(TEMPLATES[template], accent),
  }
}

function createTextStyles({ roles }: Template, accent: Accent) {
  const inks: Record<InkColor, string> = {
    ink: color.ink,
    muted: color.muted,
    accent: accent.ink,
    onAccent: accent.on,
  }
  /** Creates the style of a role. Size and colour default to those of the text. */
  const createStyle = (setting: RoleStyle, more: Partial<TextStyle> & { ink?: InkColor } = {}): TextStyle => {
    const { family, weight = 400 } = setting
    const { ink = setting.ink ?? 'ink', ...rest } = more
    const size = (setting.size ?? roles.text.size)[0]
    const tracking = getTracking(setting.tracking, size)
    return {
      size,
      weight,
      color: inks[ink],
      ...(family && { family }),
      ...(tracking && { tracking }),
      ...rest,
    }
  }
  const { text } = roles
  return {
    brand: createStyle(roles.brand),
    brandWithLogo: createStyle({ ...roles.brand, ...roles.brandWithLogo }),
    name: createStyle(text, { weight: 600 }),
    body: createStyle(text),
    secondary: createStyle(roles.secondary, { ink: 'muted' }),
    label: createStyle(roles.label, { ink: 'muted' }),
    kind: createStyle(roles.kind, { ink: 'accent' }),
    number: createStyle(roles.number),
    amountDue: createStyle(roles.amountDue, { tabular: true }),
    fact: createStyle(roles.fact),
    head: createStyle(roles.head),
    title: createStyle(roles.title),
    description: createStyle(roles.description),
    heading: createStyle(roles.heading),
    cellQuiet: createStyle(text, { ink: 'muted', tabular: true }),
    cellAmount: createStyle(roles.amount, { tabular: true }),
    sum: createStyle(text, { tabular: true }),
    sumLabel: createStyle(text, { ink: 'muted' }),
    subtotal: createStyle(roles.subtotal, { tabular: true }),
    total: createStyle(roles.total, { tabular: true }),
    footer: createStyle(roles.footer, { ink: 'muted' }),
  }
}

const getTracking = (tracking: number | DualMeasure | undefined, size: number) =>
  typeof tracking === 'number' ? tracking * size : tracking?.[0]

/** Input of all blocks of a document. */
export interface LayoutContext {
  view: InvoiceView
  theme: LayoutStyle
  textLayout: TextLayout
  /** Size of the logo in pixels. */
  logo: { width: number; height: number } | null
  /** Spacing factor, at most 1. */
  spacing: number
  /** True to place notes and terms beside the payment details, where they fit. */
  isBeside: boolean
}
