import { readFileSync } from 'node:fs'
import { color, STATUS_COLOR } from '@/lib/documents/pdf/layout/theme'
import { createStyleSheet } from '@/lib/documents/templates/style-sheet'

const folder = 'components/documents/document-view'
const tokens = readFileSync('app/globals.css', 'utf8')

describe('the document view’s styles', () => {
  it('match the PDF templates: node scripts/sheet-styles.mjs', () => {
    expect(readFileSync(`${folder}/styles/theme.css`, 'utf8')).toBe(createStyleSheet())
  })

  it('use the PDF’s colours', () => {
    const status = Object.entries(STATUS_COLOR).filter(([tone]) => tone !== 'overdue')
    const pairs = [
      ['foreground', color.ink],
      ['muted-foreground', color.muted],
      ['border', color.line],
      ...status.flatMap(([tone, { ink, plate }]) => [
        [`status-${tone}`, ink],
        [`status-${tone}-soft`, plate],
      ]),
    ]
    for (const [token, hex] of pairs) {
      const [screen, paper] = [channels(hexOf(token!)), channels(hex!)]
      // Allows a rounding difference.
      for (const [index, channel] of screen.entries())
        expect([token, Math.abs(channel - paper[index]!) <= 1]).toEqual([token, true])
    }
  })
})

const channels = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16))

/** Returns the light value of a token in app/globals.css as `#rrggbb`. */
function hexOf(token: string): string {
  const value = new RegExp(`^ {2}--${token}: (.*);`, 'm').exec(tokens)![1]!
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return hexOf(other)
  const [lightness, chroma, hue] = /oklch\(([\d. ]+)\)/.exec(value)![1]!.split(' ').map(Number)
  return fromOklch(lightness!, chroma!, (hue! * Math.PI) / 180)
}

/** Formula: https://www.w3.org/TR/css-color-4/#ok-lab */
function fromOklch(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const [l, m, s] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  const linear = [
    4.0767416621 * l! - 3.3077115913 * m! + 0.2309699292 * s!,
    -1.2684380046 * l! + 2.6097574011 * m! - 0.3413193965 * s!,
    -0.0041960863 * l! - 0.7034186147 * m! + 1.707614701 * s!,
  ]
  const parts = linear.map((part) => {
    const light = Math.min(1, Math.max(0, part))
    const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
