import fc from 'fast-check'
import { ACCENT_COLORS, deriveAccent, getContrast, DEFAULT_DESIGN, HEX_COLOR } from '@/lib/business/design'
import { getPropertyRuns } from '@/tests/factories/full-size'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('the accent colour computes contrast as WCAG defines it', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('the accent colour keeps text readable on and in any accent colour, and keeps the accent for surfaces', () => {
  fc.assert(
    fc.property(colour, (accentColor) => {
      const { fill, on, ink, soft } = deriveAccent(accentColor)
      expect(fill).toBe(accentColor)
      expect(getContrast(on, fill)).toBeGreaterThanOrEqual(4.5)
      expect(getContrast(ink, soft)).toBeGreaterThanOrEqual(4.5)
      expect(getContrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      // The document's muted grey as well.
      expect(getContrast('#615b54', soft)).toBeGreaterThanOrEqual(4.5)
    }),
    getPropertyRuns(300, 20_000),
  )
})

it('the accent colour uses the accent for text if it is readable', () => {
  expect(deriveAccent(DEFAULT_DESIGN.accentColor)).toMatchObject({ ink: '#005c67', on: '#ffffff' })
  const yellow = deriveAccent('#ffe600')
  expect(yellow).toMatchObject({ fill: '#ffe600', on: '#000000' })
  expect(yellow.ink).not.toBe('#ffe600')
})

it('the accent colour offers colours in their stored format', () => {
  expect(ACCENT_COLORS.map(({ value }) => value).filter((value) => !HEX_COLOR.test(value))).toEqual([])
  expect(ACCENT_COLORS[0].value).toBe(DEFAULT_DESIGN.accentColor)
})
