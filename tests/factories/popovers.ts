import { act, fireEvent } from '@testing-library/react'

/** Focused element before each popover opened. */
const before = new Map<HTMLElement, Element | null>()

const toggle = (popover: HTMLElement, newState: 'open' | 'closed') => {
  const event = (type: string) => Object.assign(new Event(type), { newState })
  act(() => {
    fireEvent(popover, event('beforetoggle'))
    fireEvent(popover, event('toggle'))
  })
}

/** Implements native popovers, which jsdom lacks: buttons that open one, Escape, and returning the focus. */
export function mockPopovers(): void {
  const show = function (this: HTMLElement) {
    if (before.has(this)) return
    before.set(this, document.activeElement)
    toggle(this, 'open')
  }
  const hide = function (this: HTMLElement) {
    if (!before.has(this)) return
    const opener = before.get(this)
    before.delete(this)
    const isInside = this.contains(document.activeElement)
    toggle(this, 'closed')
    if (isInside && opener instanceof HTMLElement) opener.focus()
  }
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide })
  document.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget')
    const popover = id && document.getElementById(id)
    if (popover) (before.has(popover) ? hide : show).call(popover)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const popover of [...before.keys()]) hide.call(popover)
  })
}
