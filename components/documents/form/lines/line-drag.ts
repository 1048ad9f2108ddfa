/** Pixels before a press becomes a drag. */
const THRESHOLD = 4
/** Pixels from the window's edge within which dragging scrolls the page. */
const EDGE = 72
const SPEED = 12

interface Drag {
  list: HTMLElement
  /** Drag handle; it has captured the pointer. */
  handle: HTMLElement
  from: number
  pointerId: number
  clientY: number
  onDrop: (to: number) => void
}

/** Lets a line follow the pointer until it is dropped. Escape or a cancelled pointer restores its position. */
export function startLineDrag({ list, handle, from, pointerId, clientY, onDrop }: Drag): void {
  // Released before this code was loaded.
  if (!handle.hasPointerCapture?.(pointerId)) return
  const page = document.scrollingElement!
  const items = [...list.children] as HTMLElement[]
  const boxes = items.map((item) => item.getBoundingClientRect())
  const middles = boxes.map(({ top, height }) => top + height / 2)
  const draggedBox = boxes[from]!
  // Distance by which the other lines shift: the dragged line and the gap beside it.
  const offset = items.length < 2 ? 0 : draggedBox.height + boxes[1]!.top - boxes[0]!.bottom
  const scrolled = page.scrollTop
  let pointer = clientY
  let to = from
  let frame = 0

  const update = () => {
    const moved = pointer - clientY + page.scrollTop - scrolled
    // A line passes another once its edge crosses the other's middle.
    const passedCount = middles.filter((middle, index) =>
      moved > 0
        ? index > from && middle < draggedBox.bottom + moved
        : index < from && middle > draggedBox.top + moved,
    ).length
    to = from + (moved > 0 ? passedCount : -passedCount)
    items.forEach((item, index) => {
      const isPassed = index > from ? index <= to : index >= to
      const shift = index === from ? moved : !isPassed ? 0 : index > from ? -offset : offset
      item.style.transform = shift ? `translateY(${shift}px)` : ''
    })
  }
  const follow = () => {
    const overflowTop = Math.max(0, EDGE - pointer)
    const overflowBottom = Math.max(0, pointer - (window.innerHeight - EDGE))
    if (overflowTop || overflowBottom) page.scrollTop += (SPEED * (overflowBottom - overflowTop)) / EDGE
    update()
    frame = requestAnimationFrame(follow)
  }
  const onMove = (event: PointerEvent) => {
    pointer = event.clientY
    if (frame || Math.abs(pointer - clientY) < THRESHOLD) return
    list.dataset.dragging = ''
    items[from]!.dataset.dragged = ''
    follow()
  }
  const endDrag = (isDropped: boolean) => {
    controller.abort()
    if (!frame) return
    cancelAnimationFrame(frame)
    delete list.dataset.dragging
    delete items[from]!.dataset.dragged
    for (const item of items) item.style.transform = ''
    // The click that ends a drag must not open the menu.
    const stopClick = (event: Event) => event.stopPropagation()
    handle.addEventListener('click', stopClick, { capture: true })
    setTimeout(() => handle.removeEventListener('click', stopClick, { capture: true }))
    if (isDropped && to !== from) onDrop(to)
  }

  const controller = new AbortController()
  const { signal } = controller
  handle.addEventListener('pointermove', onMove, { signal })
  handle.addEventListener('pointerup', () => endDrag(true), { signal })
  handle.addEventListener('pointercancel', () => endDrag(false), { signal })
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && endDrag(false)
  window.addEventListener('keydown', onKey, { signal, capture: true })
}
