export const CLIENT_PAGE_SIZE = 50
export const MAX_CLIENT_PAGE_SIZE = 100

/** What a list of clients is narrowed to, as it stands in the address. */
export interface ClientFilter {
  /** Contained in the name, company, e-mail address or phone number; letters in any case. */
  search: string
  /** The last client of the page before: the key of the next page. */
  after: number | null
  limit: number
}

export const NO_CLIENT_FILTER: ClientFilter = { search: '', after: null, limit: CLIENT_PAGE_SIZE }

type Params = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const count = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/**
 * Reads a filter from query parameters; anything that makes no sense is left out. The search is `q` in the address of
 * the screen and `search` in the API's.
 */
export function parseClientFilter(params: Params): ClientFilter {
  const search = first(params.search ?? params.q)
  return {
    // A database takes no control characters in text, and nobody looks for them.
    search: search
      .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim()
      .slice(0, 100),
    after: count(first(params.after)),
    limit: Math.min(count(first(params.limit)) ?? CLIENT_PAGE_SIZE, MAX_CLIENT_PAGE_SIZE),
  }
}
