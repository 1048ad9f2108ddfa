/** One page of a list. */
export interface Page<T> {
  rows: T[]
  /** The key of the next page, or null on the last. */
  next: string | null
}

/** Every row of a list, read page by page: however long it is, no more than a page is held. */
export async function* iterateRows<T>(read: (before: string | null) => Promise<Page<T>>): AsyncGenerator<T> {
  let before: string | null = null
  do {
    const page: Page<T> = await read(before)
    yield* page.rows
    before = page.next
  } while (before)
}
