'use client'

import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react'
import type { DocumentField } from '@/components/documents/document-view/field-props'
import { findElement } from './preview-fields'

/** Styles of the text that the input takes over. */
const TEXT_STYLES = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontVariantNumeric',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
] as const

/** Smallest width, for the figure of a narrow column. */
const MIN_WIDTH = 72

/** Returns position and text style of the element that shows a field, and follows it while the document changes. */
export function useFieldPlacement(
  area: RefObject<HTMLElement | null>,
  field: DocumentField,
): CSSProperties | null {
  const [place, setPlace] = useState<CSSProperties | null>(null)
  useLayoutEffect(() => {
    const parent = area.current!
    const update = () => {
      const element = findElement(parent, field)
      // The element of an emptied text is gone; its input stays.
      if (!element) return
      const [box, outer] = [element.getBoundingClientRect(), parent.getBoundingClientRect()]
      const style = getComputedStyle(element)
      const width = Math.max(box.width, MIN_WIDTH)
      const isRight = style.textAlign === 'right' || style.textAlign === 'end'
      setPlace({
        ...Object.fromEntries(TEXT_STYLES.map((key) => [key, style[key]])),
        left: box.left - outer.left - (isRight ? width - box.width : 0),
        top: box.top - outer.top,
        width,
        minHeight: box.height,
      })
    }
    update()
    const changes = new MutationObserver(update)
    changes.observe(parent.firstElementChild!, { subtree: true, childList: true, characterData: true })
    window.addEventListener('resize', update)
    return () => {
      changes.disconnect()
      window.removeEventListener('resize', update)
    }
  }, [area, field])
  return place
}
