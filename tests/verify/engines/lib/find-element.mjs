// Finds elements as a user would, in the same way for every engine. These functions run in the page.

/**
 * Returns the first visible element that matches the last step, inside matches of the steps before it; null if there
 * is none. A form that waits for its script is inert and does not count.
 * A step is `{ role, name }` or `{ label }`. Names are texts, or `{ source, flags }` of a pattern. Testing Library
 * must have been injected into the page.
 */
export function findElement(steps) {
  const { queryAllByRole, queryAllByLabelText } = window.TestingLibraryDom
  const wanted = (name) => (name && typeof name === 'object' ? new RegExp(name.source, name.flags) : name)
  let places = [document.body]
  for (const { role, name, label } of steps) {
    const found = places.flatMap((place) =>
      role
        ? queryAllByRole(place, role, name === undefined ? {} : { name: wanted(name) })
        : queryAllByLabelText(place, wanted(label)),
    )
    places = found.filter((element) => element.getClientRects().length > 0 && !element.closest('[inert]'))
    if (!places.length) return null
  }
  return places[0]
}

/** Returns an element's position in the window as text; null if it is covered at its centre or gone. */
export function getPosition(element) {
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const isFree = hit && (element.contains(hit) || hit.contains(element))
  return isFree ? [left, top, width, height].join(' ') : null
}

/** Starts recording the page's toasts; does so only once. */
export function recordNotifications() {
  if (window.said) return
  const said = (window.said = [])
  const keep = () => {
    for (const { textContent } of document.querySelectorAll('[data-slot=toast]'))
      if (!said.includes(textContent)) said.push(textContent)
  }
  new MutationObserver(keep).observe(document.body, { childList: true, characterData: true, subtree: true })
}
