import type { InvoiceStatus } from '@/lib/invoices/types'
import type { TextStyle } from './text'

/** A4 in points, and what is printed on of it. */
export const PAGE = { width: 595.28, height: 841.89 }
export const MARGIN = { x: 48, top: 50, bottom: 56 }
export const LEFT = MARGIN.x
export const RIGHT = PAGE.width - MARGIN.x
export const WIDTH = RIGHT - LEFT
export const BOTTOM = PAGE.height - MARGIN.bottom

/** The colours of app/globals.css on paper, as PDF knows them. */
export const color = {
  ink: '#1f1b16',
  muted: '#615b54',
  line: '#e1ded9',
  accent: '#005c67',
  watermark: '#f4f3f1',
  stamp: '#4a8163',
}

export const STATUS_COLOR: Record<InvoiceStatus, { ink: string; plate: string }> = {
  DRAFT: { ink: '#514c46', plate: '#eae8e4' },
  SENT: { ink: '#13509e', plate: '#deeeff' },
  PAID: { ink: '#165f38', plate: '#d9f5e1' },
  CANCELLED: { ink: '#a32321', plate: '#fde7e4' },
}

const style = (size: number, weight: TextStyle['weight'], ink: string, more?: Partial<TextStyle>) =>
  ({ size, weight, color: ink, ...more }) satisfies TextStyle

export const type = {
  brand: style(14.5, 600, color.ink, { tracking: -0.2 }),
  name: style(9.5, 600, color.ink),
  body: style(9.5, 400, color.ink),
  quiet: style(9, 400, color.muted),
  label: style(8, 500, color.muted),
  kind: style(8, 500, color.muted, { tracking: 0.7 }),
  number: style(17, 600, color.ink, { tracking: -0.3 }),
  figure: style(23, 600, color.ink, { tabular: true, tracking: -0.55 }),
  figureLong: style(17, 600, color.ink, { tabular: true, tracking: -0.35 }),
  fact: style(9.5, 500, color.ink),
  cell: style(9.5, 400, color.ink),
  cellQuiet: style(9.5, 400, color.muted, { tabular: true }),
  cellAmount: style(9.5, 500, color.ink, { tabular: true }),
  sum: style(9.5, 400, color.ink, { tabular: true }),
  sumLabel: style(9.5, 400, color.muted),
  total: style(11.5, 600, color.ink, { tabular: true }),
  totalLabel: style(11.5, 600, color.ink),
  foot: style(8.5, 400, color.muted),
}

/** Distance between baselines. */
export const LEADING = { body: 14, quiet: 13, cell: 13.5 }
