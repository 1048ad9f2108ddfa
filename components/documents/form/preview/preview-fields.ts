import type { DocumentField } from '@/components/documents/document-view/field-props'

const read = (element: HTMLElement) => element.dataset.field as DocumentField

/** Returns the field that an element of the document shows. */
export function findField(target: EventTarget): DocumentField | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
  return element && read(element)
}

/** Lists the fields to type in, in the document's order. The client is chosen from a list. */
export const listFields = (area: HTMLElement): DocumentField[] =>
  [...area.querySelectorAll<HTMLElement>('[data-field]')].map(read).filter((field) => field !== 'clientId')

/** Returns the element that shows a field, or null if it is gone, such as with an empty text. */
export const findElement = (area: HTMLElement, field: DocumentField) =>
  area.querySelector<HTMLElement>(`[data-field="${field}"]`)
