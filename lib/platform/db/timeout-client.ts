import 'server-only'
import { Client, Query, type ClientConfig, type QueryConfig, type QueryResult } from 'pg'
import { SERVER_TIMEOUTS, type ServerTimeouts } from './timeouts'

type Callback = (error?: Error | null, result?: QueryResult) => void

/**
 * A connection with timeouts on both sides.
 *
 * The client's: it ends with the first query that is not answered in time (`query_timeout`). Kept, the connection would let the ROLLBACK
 * wait as long again, and whoever is lent it next would work inside of the transaction that was given up.
 *
 * The server's: each transaction sets them for itself, a statement outside of one too, because neither startup parameters nor the
 * settings of a session get through a pooler in transaction mode (docs/decisions/0016-server-side-timeouts.md).
 */
export class TimeoutClient extends Client {
  private readonly begin: string
  private readonly setTimeouts: string

  constructor(config?: ClientConfig, timeouts: ServerTimeouts = SERVER_TIMEOUTS) {
    super(config)
    const settings = Object.entries(timeouts)
    this.begin = ['BEGIN', ...settings.map(([name, value]) => `SET LOCAL ${name} = ${value}`)].join('; ')
    const calls = settings.map(([name, value]) => `set_config('${name}', '${value}', true)`)
    // Every call is made, and no row comes back that would have to be told from the statement's own.
    this.setTimeouts = `SELECT WHERE num_nulls(${calls.join(', ')}) > 0`
  }

  override query = ((asked: string | QueryConfig, values?: unknown[], callback?: Callback) => {
    const config = typeof asked === 'string' ? { text: asked } : asked
    if (callback) return this.send(config, values, callback)
    const result = new Promise<QueryResult | undefined>((resolve, reject) => {
      this.send(config, values, (error, answer) => (error ? reject(error) : resolve(answer)))
    })
    result.catch((error: unknown) => this.endAfter(error))
    return result
  }) as Client['query']

  private send(config: QueryConfig, values: unknown[] | undefined, callback: Callback): void {
    const status = this.getTransactionStatus()
    // 'T' and 'E' are the protocol's signs of a transaction, and of one that failed.
    const query = new Query(config, values, callback)
    if (status !== 'T' && status !== 'E') {
      if (config.text === 'BEGIN') Object.assign(query, { text: this.begin })
      else this.addTimeouts(query, callback)
    }
    super.query(query)
  }

  /**
   * Sends the timeouts ahead of a statement in the same batch of the extended protocol. A batch is one transaction, costs no second round
   * trip, and goes to one server behind a pooler.
   */
  private addTimeouts(query: Query, callback: Callback): void {
    const submit = query.submit.bind(query)
    Object.assign(query, {
      queryMode: 'extended',
      submit: (connection: Parameters<typeof submit>[0]) => {
        connection.stream.cork()
        connection.parse({ name: '', text: this.setTimeouts, types: [] }, true)
        connection.bind({}, true)
        connection.execute({}, true)
        const problem: unknown = submit(connection)
        connection.stream.uncork()
        return problem
      },
      // As with any text of several statements, pg hands over a result for each.
      callback: (error: Error | null, results: QueryResult[]) => callback(error, results?.at(-1)),
    })
  }

  private endAfter(error: unknown): void {
    // pg's own words; there is no code.
    if (error instanceof Error && error.message === 'Query read timeout') void this.end()
  }
}
