export type Side = 'top' | 'right' | 'bottom' | 'left'
type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** Where to put a box of `size` beside `anchor`: on the side asked for, on the other one if it does not fit, inside the window. */
export function placeBeside(anchor: Box, size: Size, side: Side, win: Size, gap = 6, margin = 8) {
  const at = (where: Side) => {
    const centerX = anchor.left + (anchor.width - size.width) / 2
    const centerY = anchor.top + (anchor.height - size.height) / 2
    if (where === 'top') return { left: centerX, top: anchor.top - size.height - gap }
    if (where === 'bottom') return { left: centerX, top: anchor.top + anchor.height + gap }
    if (where === 'left') return { left: anchor.left - size.width - gap, top: centerY }
    return { left: anchor.left + anchor.width + gap, top: centerY }
  }
  const fits = ({ left, top }: { left: number; top: number }) =>
    side === 'top' || side === 'bottom'
      ? top >= margin && top + size.height <= win.height - margin
      : left >= margin && left + size.width <= win.width - margin
  const wished = at(side)
  const place = fits(wished) ? wished : fits(at(OPPOSITE[side])) ? at(OPPOSITE[side]) : wished
  const clamp = (value: number, max: number) => Math.max(margin, Math.min(value, max - margin))
  return { left: clamp(place.left, win.width - size.width), top: clamp(place.top, win.height - size.height) }
}
