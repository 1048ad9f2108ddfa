/** The largest id a row can have: beyond it nothing is there. */
export const MAX_ID = 2_147_483_647

/** An id as it stands in an address; null for a text that is none. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= MAX_ID ? id : null
}
