'use client'

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, ReactElement, ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Slot } from 'radix-ui/slot'
import { placeBeside, type Side } from './place-beside'

/** Specification, section 9: milliseconds before a tooltip comes; 100 in the sidebar. */
export const TOOLTIP_DELAY = 700
export const SIDEBAR_TOOLTIP_DELAY = 100
// Long enough to move the pointer from the control onto its tooltip (WCAG 1.4.13).
const GRACE = 120

type TooltipProps = {
  content: ReactNode
  children: ReactElement
  side?: Side
  delay?: number
  /** Off: the child alone, as if there were no tooltip. */
  enabled?: boolean
}

/**
 * Words about a control, for pointer and keyboard; Escape sends them away. It describes: an icon button still needs its own
 * `aria-label`. Written here because the library's brings 23 KB for placing boxes that never move.
 */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = TOOLTIP_DELAY,
  enabled = true,
}: TooltipProps) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  const after = (ms: number, next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }
  const close = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    const onScroll = () => setOpen(false)
    document.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [open])

  const shown = enabled && open
  return (
    <>
      <Slot
        ref={trigger}
        data-tooltip=""
        aria-describedby={shown ? id : undefined}
        onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && after(delay, true)}
        onPointerLeave={() => after(GRACE, false)}
        onPointerDown={close}
        onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && setOpen(true)}
        onBlur={close}
      >
        {children}
      </Slot>
      {shown && (
        <TooltipBox
          id={id}
          side={side}
          trigger={trigger}
          onPointerEnter={() => after(0, true)}
          onPointerLeave={() => after(GRACE, false)}
        >
          {content}
        </TooltipBox>
      )}
    </>
  )
}

/** The name of a control that has no words, beside it. It is not described by it: the name is its label already. */
export function NameTooltip({ of, children }: { of: HTMLElement; children: ReactNode }) {
  return (
    <TooltipBox side="top" trigger={{ current: of }}>
      {children}
    </TooltipBox>
  )
}

type BoxProps = {
  id?: string
  side: Side
  trigger: RefObject<HTMLElement | null>
  children: ReactNode
  onPointerEnter?: () => void
  onPointerLeave?: () => void
}

function TooltipBox({ side, trigger, ...props }: BoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current || !trigger.current) return
    const anchor = trigger.current.getBoundingClientRect()
    const { left, top } = placeBeside(anchor, box.current.getBoundingClientRect(), side, {
      width: window.innerWidth,
      height: window.innerHeight,
    })
    box.current.style.left = `${left}px`
    box.current.style.top = `${top}px`
  }, [side, trigger])
  return createPortal(<div ref={box} role="tooltip" className="ui-tooltip" {...props} />, document.body)
}
