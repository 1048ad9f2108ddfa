'use client'

import { useEffect, useState } from 'react'
import { NameTooltip, TOOLTIP_DELAY } from '@/components/ui/tooltip'

const ICON = 'button[aria-label], a[aria-label]'

/** The control without words that an event is about; null for one that says something, or has a tooltip of its own. */
function iconOf(event: Event): HTMLElement | null {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(ICON) : null
  return control && control.dataset.tooltip === undefined && control.textContent?.trim() === ''
    ? control
    : null
}

/** The names of icon buttons, for pointer and keyboard: one listener for all of a screen, so that rows of a list stay plain. */
export function IconTooltips() {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (control: HTMLElement | null, delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setShown(control), delay)
    }
    const hide = () => show(null, 0)
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      if (event.target instanceof Element && event.target.closest('[role="tooltip"]'))
        return clearTimeout(timer)
      const control = iconOf(event)
      show(control, control ? TOOLTIP_DELAY : 120)
    }
    const onFocus = (event: FocusEvent) => {
      const control = iconOf(event)
      show(control?.matches(':focus-visible') ? control : null, 0)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const listeners = {
      ...{ pointerover: onOver, focusin: onFocus, keydown: onKey },
      ...{ pointerdown: hide, focusout: hide, scroll: hide },
    }
    for (const [type, listener] of Object.entries(listeners))
      document.addEventListener(type, listener as EventListener, true)
    return () => {
      clearTimeout(timer)
      for (const [type, listener] of Object.entries(listeners))
        document.removeEventListener(type, listener as EventListener, true)
    }
  }, [])
  return shown?.isConnected ? <NameTooltip of={shown}>{shown.getAttribute('aria-label')}</NameTooltip> : null
}
