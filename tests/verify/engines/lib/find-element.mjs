// What a person does by eye, the same in every engine. These functions run in the page.

/**
 * The first visible element that fits the last step, inside of what fits the steps before it; null while there is none. A form
 * that waits for its script is inert, and not there yet.
 * A step is `{ role, name }` or `{ label }`. Names are texts, or `{ source, flags }` of a pattern. Testing Library, which
 * finds by what is announced, has been put into the page before.
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

/** Where an element stands in the window, as a text; null while something else lies over its middle, or it is gone. */
export function getPosition(element) {
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const isFree = hit && (element.contains(hit) || hit.contains(element))
  return isFree ? [left, top, width, height].join(' ') : null
}

/** Keeps in the page what its notifications say; once is enough. */
export function recordNotifications() {
  if (window.said) return
  const said = (window.said = [])
  const keep = () => {
    for (const { textContent } of document.querySelectorAll('[data-slot=toast]'))
      if (!said.includes(textContent)) said.push(textContent)
  }
  new MutationObserver(keep).observe(document.body, { childList: true, characterData: true, subtree: true })
}
