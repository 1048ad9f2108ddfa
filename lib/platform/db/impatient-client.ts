import 'server-only'
import { Client } from 'pg'

/**
 * A connection that ends with the first query that is not answered in time (`query_timeout`). Nobody knows what the database still
 * makes of that query. Kept, the connection would let the ROLLBACK wait as long again and then never send it; and once the database
 * goes on, whoever is lent the connection next would work inside of the transaction that was given up.
 */
export class ImpatientClient extends Client {
  override query = ((...args: Parameters<Client['query']>) => {
    const result: unknown = super.query(...args)
    if (result instanceof Promise) result.catch((error: unknown) => this.endAfter(error))
    return result
  }) as Client['query']

  private endAfter(error: unknown): void {
    // pg's own words; there is no code.
    if (error instanceof Error && error.message === 'Query read timeout') void this.end()
  }
}
