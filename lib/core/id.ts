/** Largest id a row can have (PostgreSQL's int4). */
export const MAX_ID = 2_147_483_647

/** Parses an id from a URL; null for text that is not one. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id > 0 && id <= MAX_ID ? id : null
}
