'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeBeside, type Side } from './place-beside'

/** Specification, section 9: milliseconds before a tooltip comes; 100 in the sidebar. */
const DELAY = 700
const SIDEBAR_DELAY = 100
// Long enough to move the pointer from the control onto its tooltip (WCAG 1.4.13).
const GRACE = 120

const CONTROL = '[data-tooltip], button[aria-label], a[aria-label]'

interface Shown {
  control: HTMLElement
  words: string
}

/** The control that something is in, and its words: those it asks for, or the name of a control that shows none. */
function tipOf(target: unknown): Shown | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null
  if (!control) return null
  const words =
    control.dataset.tooltip ?? (control.textContent?.trim() === '' && control.getAttribute('aria-label'))
  return words ? { control, words } : null
}

const isInSidebar = (control: HTMLElement) => control.closest('[data-sidebar]') !== null
const delayOf = ({ control }: Shown) => (isInSidebar(control) ? SIDEBAR_DELAY : DELAY)

/** What the pointer already lies on, or else what the keyboard has come to: a screen is there before its tooltips are. */
function tipFromBefore(): Shown | null {
  const under = window.matchMedia('(hover: hover)').matches
    ? [...document.querySelectorAll(':hover')].at(-1)
    : undefined
  return tipOf(under) ?? tipOf(document.querySelector(':focus-visible'))
}

/**
 * The names of controls without words, and of those that ask for one by `data-tooltip`, for pointer and keyboard; Escape sends them
 * away. One listener for all of a screen, so that rows of a list stay plain. They describe nothing: the name is the control's label.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** What was pressed says no more what it is, until the pointer has left it: what it opens may come later. */
    let pressed: HTMLElement | undefined
    const after = (delay: number, tip: Shown | null) => {
      clearTimeout(timer)
      timer = setTimeout(() => setShown(tip), delay)
    }
    const now = (tip: Shown | null) => {
      clearTimeout(timer)
      setShown(tip)
    }
    const hide = () => now(null)
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      if (event.target instanceof Element && event.target.closest('[role="tooltip"]'))
        return clearTimeout(timer)
      const tip = tipOf(event.target)
      if (tip && tip.control === pressed) return
      pressed = undefined
      after(tip ? delayOf(tip) : GRACE, tip)
    }
    const onDown = (event: PointerEvent) => {
      pressed = tipOf(event.target)?.control
      hide()
    }
    const onFocus = (event: FocusEvent) => {
      const tip = tipOf(event.target)
      now(tip && tip.control !== pressed && tip.control.matches(':focus-visible') ? tip : null)
    }
    const onKey = (event: KeyboardEvent) => {
      pressed = undefined
      if (event.key === 'Escape') hide()
    }
    const before = tipFromBefore()
    if (before) after(delayOf(before), before)
    const listeners = {
      ...{ pointerover: onOver, focusin: onFocus, keydown: onKey },
      ...{ pointerdown: onDown, focusout: hide, scroll: hide },
    }
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, listener as EventListener, true)
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener as EventListener, true)
    }
  }, [])
  return shown?.control.isConnected ? <Tooltip {...shown} /> : null
}

function Tooltip({ control, words }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const side = (control.dataset.tooltipSide as Side | undefined) ?? (isInSidebar(control) ? 'right' : 'top')
    const { left, top } = placeBeside(
      control.getBoundingClientRect(),
      box.current.getBoundingClientRect(),
      side,
      { width: window.innerWidth, height: window.innerHeight },
    )
    Object.assign(box.current.style, { left: `${left}px`, top: `${top}px` })
  }, [control, words])
  return createPortal(
    <div ref={box} role="tooltip" className="ui-tooltip">
      {words}
    </div>,
    document.body,
  )
}
