import type { ReactNode } from 'react'
import { accentOf, type Accent, type InvoiceTemplate } from '@/lib/invoices/design'

type Bar = readonly [x: number, y: number, width: number, height: number]

const rows = (from: number, count: number, step: number, left: number, right: number): Bar[] =>
  Array.from({ length: count }, (_, index) => from + index * step).flatMap((y): Bar[] => [
    [left, y, 34 - (y % 3) * 4, 2],
    [right - 10, y, 10, 2],
  ])

const HEAD = { CLASSIC: 12, MODERN: 10, COMPACT: 9 }
const ROWS: Record<InvoiceTemplate, Bar[]> = {
  CLASSIC: rows(74, 4, 9, 10, 95),
  MODERN: rows(80, 4, 9, 10, 95),
  COMPACT: rows(54, 11, 5.6, 10, 95),
}

/** A template in small, in the colour that is being chosen: a sheet with bars for its texts. */
export function TemplatePicture({
  template,
  accentColor,
}: {
  template: InvoiceTemplate
  accentColor: string
}) {
  const accent = accentOf(accentColor)
  const top = HEAD[template]
  return (
    <svg viewBox="0 0 105 148" aria-hidden="true" className="paper w-full rounded-sm border">
      <g className="fill-muted-foreground">
        <rect x={10} y={top} width={26} height={4} rx={1} className="fill-foreground" />
        <rect x={10} y={top + 7} width={20} height={2} opacity={0.5} />
        <rect x={75} y={top} width={20} height={4} rx={1} className="fill-foreground" />
        {ROWS[template].map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} opacity={0.55} />
        ))}
      </g>
      {DRAWN[template](accent)}
    </svg>
  )
}

/** What only this template has. */
const DRAWN: Record<InvoiceTemplate, (accent: Accent) => ReactNode> = {
  CLASSIC: ({ fill }) => (
    <>
      <rect width={105} height={2.5} fill={fill} />
      <g className="fill-border">
        <rect x={10} y={30} width={85} height={1} />
        <rect x={10} y={58} width={85} height={1} />
        <rect x={55} y={110} width={40} height={1} />
      </g>
      <g className="fill-foreground">
        <rect x={10} y={37} width={22} height={2.5} />
        <rect x={65} y={37} width={30} height={7} rx={1} />
        <rect x={55} y={116} width={14} height={3} />
        <rect x={79} y={116} width={16} height={3} />
      </g>
    </>
  ),
  MODERN: ({ fill, on, ink }) => (
    <>
      <rect x={10} y={26} width={85} height={35} rx={4} fill={fill} />
      <g fill={on}>
        <rect x={16} y={33} width={20} height={2.5} />
        <rect x={16} y={39} width={14} height={2} opacity={0.8} />
        <rect x={55} y={33} width={34} height={7} rx={1} />
      </g>
      <rect x={10} y={73} width={85} height={1.5} fill={fill} />
      <rect x={55} y={117} width={40} height={1.5} fill={fill} />
      <g fill={ink}>
        <rect x={55} y={123} width={14} height={3.5} />
        <rect x={77} y={123} width={18} height={3.5} />
      </g>
    </>
  ),
  COMPACT: ({ fill, soft, ink }) => (
    <>
      <rect x={10} width={16} height={4} fill={fill} />
      <rect x={10} y={24} width={85} height={1} className="fill-border" />
      <g className="fill-foreground">
        <rect x={10} y={29} width={20} height={2.5} />
        <rect x={75} y={29} width={20} height={4.5} rx={1} />
      </g>
      <rect x={8} y={43} width={89} height={6} rx={1} fill={soft} />
      <g fill={ink}>
        <rect x={10} y={45} width={16} height={2} />
        <rect x={85} y={45} width={10} height={2} />
        <rect x={60} y={121} width={12} height={2.5} />
        <rect x={82} y={121} width={13} height={2.5} />
      </g>
    </>
  ),
}
