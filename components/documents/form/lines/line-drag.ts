/** Pixels before a press becomes a drag. */
const THRESHOLD = 4
/** Pixels from the window's edge within which dragging scrolls the page. */
const EDGE = 72
const SPEED = 12

interface Drag {
  list: HTMLElement
  /** Drag handle; it has captured the pointer. */
  grip: HTMLElement
  from: number
  pointerId: number
  clientY: number
  onDrop: (to: number) => void
}

/** Lets a line follow the pointer until it is dropped. Escape or a cancelled pointer restores its position. */
export function startLineDrag({ list, grip, from, pointerId, clientY, onDrop }: Drag): void {
  // Released before this code was loaded.
  if (!grip.hasPointerCapture?.(pointerId)) return
  const page = document.scrollingElement!
  const items = [...list.children] as HTMLElement[]
  const boxes = items.map((item) => item.getBoundingClientRect())
  const middles = boxes.map(({ top, height }) => top + height / 2)
  const own = boxes[from]!
  // Distance by which the other lines shift: the dragged line and the gap beside it.
  const room = items.length < 2 ? 0 : own.height + boxes[1]!.top - boxes[0]!.bottom
  const scrolled = page.scrollTop
  let pointer = clientY
  let to = from
  let frame = 0

  const update = () => {
    const moved = pointer - clientY + page.scrollTop - scrolled
    // A line passes another once its edge crosses the other's middle.
    const passedCount = middles.filter((middle, index) =>
      moved > 0 ? index > from && middle < own.bottom + moved : index < from && middle > own.top + moved,
    ).length
    to = from + (moved > 0 ? passedCount : -passedCount)
    items.forEach((item, index) => {
      const isPassed = index > from ? index <= to : index >= to
      const shift = index === from ? moved : !isPassed ? 0 : index > from ? -room : room
      item.style.transform = shift ? `translateY(${shift}px)` : ''
    })
  }
  const follow = () => {
    const over = Math.max(0, EDGE - pointer)
    const under = Math.max(0, pointer - (window.innerHeight - EDGE))
    if (over || under) page.scrollTop += (SPEED * (under - over)) / EDGE
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
  const end = (isDropped: boolean) => {
    stop.abort()
    if (!frame) return
    cancelAnimationFrame(frame)
    delete list.dataset.dragging
    delete items[from]!.dataset.dragged
    for (const item of items) item.style.transform = ''
    // The click that ends a drag must not open the menu.
    const swallow = (event: Event) => event.stopPropagation()
    grip.addEventListener('click', swallow, { capture: true })
    setTimeout(() => grip.removeEventListener('click', swallow, { capture: true }))
    if (isDropped && to !== from) onDrop(to)
  }

  const stop = new AbortController()
  const { signal } = stop
  grip.addEventListener('pointermove', onMove, { signal })
  grip.addEventListener('pointerup', () => end(true), { signal })
  grip.addEventListener('pointercancel', () => end(false), { signal })
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && end(false)
  window.addEventListener('keydown', onKey, { signal, capture: true })
}
