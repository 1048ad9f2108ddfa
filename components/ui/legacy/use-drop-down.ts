'use client'

import { useLayoutEffect, type RefObject } from 'react'

const GAP = 4
const MARGIN = 8
const TALLEST = 288
/** Under a narrow field the box is wider, as far as there is room. */
const NARROWEST = 320

/**
 * Keeps `box`, a manual popover that is there while it is open, at least at the width of `field` and under it, or above it where there is more room. In the top layer no
 * dialog or scrolling card cuts it off.
 */
export function useDropDown(field: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      if (!field.current || !box.current) return
      const { left, top, bottom, width } = field.current.getBoundingClientRect()
      const below = window.innerHeight - bottom - GAP - MARGIN
      const above = top - GAP - MARGIN
      const up = below < Math.min(TALLEST, box.current.scrollHeight) && above > below
      Object.assign(box.current.style, {
        left: `${left}px`,
        width: `${Math.max(width, Math.min(NARROWEST, window.innerWidth - left - MARGIN))}px`,
        top: up ? 'auto' : `${bottom + GAP}px`,
        bottom: up ? `${window.innerHeight - top + GAP}px` : 'auto',
        maxHeight: `${Math.min(TALLEST, up ? above : below)}px`,
      })
    }
    // Browsers without popovers show the same box without the top layer.
    box.current?.showPopover?.()
    place()
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [field, box])
}
