/** What became of one of many. `message` says why nothing did. */
export interface BulkResult {
  id: number
  ok: boolean
  message?: string
}
