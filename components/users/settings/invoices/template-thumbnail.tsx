import type { ReactNode } from 'react'
import { deriveAccent, type Accent, type InvoiceTemplate } from '@/lib/business/design'

/** Thumbnail of a template in the chosen colour, with bars for texts. */
export function TemplateThumbnail({
  template,
  accentColor,
}: {
  template: InvoiceTemplate
  accentColor: string
}) {
  return (
    <svg viewBox="0 0 105 148" aria-hidden="true" className="paper w-full rounded-sm border">
      {THUMBNAILS[template](deriveAccent(accentColor))}
    </svg>
  )
}

type BarProps = { at: [x: number, y: number, width: number, height: number]; fill?: string; faint?: boolean }

/** Bar for a text or rule in the given colour, or in the muted one. */
const Bar = ({ at: [x, y, width, height], fill, faint }: BarProps) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    fill={fill ?? 'currentColor'}
    opacity={faint ? 0.4 : undefined}
    rx={Math.min(1, height / 4)}
  />
)

/** Table rows: a description, and its amount at the right edge. */
const rows = (from: number, count: number, step: number, left: number, right: number) =>
  Array.from({ length: count }, (_, index) => from + index * step).map((y, index) => (
    <g key={y} opacity={0.55}>
      <Bar at={[left, y, 34 - (index % 3) * 6, 2]} />
      <Bar at={[right - 10, y, 10, 2]} />
    </g>
  ))

const THUMBNAILS: Record<InvoiceTemplate, (accent: Accent) => ReactNode> = {
  // Centred, with hairlines and a short rule.
  CLASSIC: ({ fill }) => (
    <g className="text-foreground">
      <Bar at={[32, 12, 41, 4.5]} />
      <Bar at={[27, 20, 51, 1.8]} faint />
      <Bar at={[47, 25.5, 11, 1.2]} fill={fill} />
      <Bar at={[13, 33, 79, 0.5]} />
      <Bar at={[13, 36.5, 24, 2.5]} />
      <Bar at={[13, 42.5, 79, 0.5]} />
      <Bar at={[13, 50, 20, 2.5]} />
      <Bar at={[13, 55, 15, 1.8]} faint />
      <Bar at={[64, 50, 28, 5.5]} />
      <Bar at={[13, 68, 79, 0.5]} />
      <Bar at={[13, 76, 79, 0.5]} />
      {rows(81, 4, 7.5, 13, 92)}
      <Bar at={[13, 110, 79, 0.5]} />
      <Bar at={[54, 116, 14, 3]} />
      <Bar at={[76, 116, 16, 3]} />
      <Bar at={[54, 122, 38, 0.6]} fill={fill} />
      <Bar at={[54, 123.6, 38, 0.6]} fill={fill} />
      <Bar at={[38, 138, 29, 1.8]} faint />
    </g>
  ),
  // Very large title and amount on a four-column grid.
  MODERN: ({ fill, on, ink }) => (
    <g className="text-foreground">
      <Bar at={[9, 11, 35, 9]} fill={ink} />
      <Bar at={[9, 24, 18, 2.5]} />
      <Bar at={[54, 11, 22, 3]} />
      <Bar at={[54, 17, 16, 1.8]} faint />
      <Bar at={[54, 21, 18, 1.8]} faint />
      <rect y={35} width={105} height={40} fill={fill} />
      <Bar at={[9, 42, 40, 9]} fill={on} />
      <Bar at={[54, 43, 20, 2.5]} fill={on} />
      <g opacity={0.8}>
        <Bar at={[54, 48, 15, 1.8]} fill={on} />
        <Bar at={[9, 61, 19, 0.6]} fill={on} />
        <Bar at={[32, 61, 19, 0.6]} fill={on} />
        <Bar at={[54, 61, 19, 0.6]} fill={on} />
        <Bar at={[77, 61, 19, 0.6]} fill={on} />
        <Bar at={[9, 65, 13, 2]} fill={on} />
        <Bar at={[32, 65, 13, 2]} fill={on} />
      </g>
      <Bar at={[9, 88, 87, 1]} />
      {rows(93, 3, 7.5, 9, 96)}
      <Bar at={[9, 115, 87, 1]} />
      <Bar at={[9, 120, 16, 5]} fill={ink} />
      <Bar at={[70, 120, 26, 5]} fill={ink} />
      <Bar at={[9, 133, 14, 1.8]} />
      <Bar at={[32, 133, 40, 1.8]} faint />
    </g>
  ),
  // Ruled form with tinted alternate rows.
  COMPACT: ({ fill, on, soft, ink }) => (
    <g className="text-foreground">
      <rect x={62} y={22} width={36} height={12} fill={soft} />
      <rect x={7} y={42} width={91} height={6} fill={fill} />
      {[53.5, 64.5, 75.5, 86.5, 97.5].map((y) => (
        <rect key={y} x={7} y={y} width={91} height={5.5} fill={soft} />
      ))}
      <g fill="none" stroke="currentColor" strokeWidth={0.4} opacity={0.6}>
        <path d="M7 9H98V39H7ZM7 22H98M7 34H98M62 9V34M37 34V39M67 34V39" />
        <path d="M7 48V103H98V48M72 48V103M84 48V103M62 103V119H98V103M62 111H98" />
      </g>
      <rect x={7} y={8} width={91} height={2} fill={fill} />
      <Bar at={[10, 13, 24, 3]} />
      <Bar at={[10, 18, 34, 1.6]} faint />
      <Bar at={[65, 13, 18, 3]} />
      <Bar at={[10, 25, 18, 2.4]} />
      <Bar at={[65, 25, 22, 4.5]} />
      <Bar at={[10, 44, 16, 2]} fill={on} />
      <Bar at={[87, 44, 8, 2]} fill={on} />
      {rows(49.8, 10, 5.5, 10, 95)}
      <Bar at={[65, 113.5, 10, 2.5]} fill={ink} />
      <Bar at={[82, 113.5, 13, 2.5]} fill={ink} />
      <Bar at={[7, 126, 22, 1.8]} />
      <Bar at={[7, 131, 50, 1.6]} faint />
    </g>
  ),
}
