export type { SearchHits } from './search-response'

/** Maximum number of hits of each kind. */
export const MAX_HITS = 5
