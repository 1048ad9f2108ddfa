export interface Page<T> {
  rows: T[]
  /** Key of the next page; null on the last. */
  next: string | null
}

/** Yields every row of a list, holding only one page in memory. */
export async function* iterateRows<T>(
  loadPage: (before: string | null) => Promise<Page<T>>,
): AsyncGenerator<T> {
  let before: string | null = null
  do {
    const page: Page<T> = await loadPage(before)
    yield* page.rows
    before = page.next
  } while (before)
}
