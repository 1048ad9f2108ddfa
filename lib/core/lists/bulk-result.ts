/** Outcome of a bulk change for one row. `message` gives the reason of a failure. */
export interface BulkResult {
  id: number
  ok: boolean
  message?: string
}
