import { AsyncLocalStorage } from 'node:async_hooks'
import { errorResponse } from '@/lib/api/errors'
import { isDatabaseDown, isTimeout } from '@/lib/platform/db/errors'

it.each([
  "Raw query failed. Code: `N/A`. Message: `Can't reach database server at 127.0.0.1:5432`",
  'connect ECONNREFUSED 127.0.0.1:5432',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated unexpectedly',
  'the database system is starting up',
  'the database system is in recovery mode',
  'the database system is not yet accepting connections',
  'terminating connection because of crash of another server process',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'terminating connection due to administrator command (57P01)',
])('takes for a database that is gone: %s', (message) => {
  expect(isDatabaseDown(new Error(message))).toBe(true)
})

it.each(['invalid input syntax for type json', 'deadlock detected', ''])(
  'takes for a fault of ours: %s',
  (message) => {
    expect(isDatabaseDown(new Error(message))).toBe(false)
    expect(isDatabaseDown(message)).toBe(false)
  },
)

it.each(['53300', '57P01', '57P02', '57P03', '08006'])(
  'takes for a database that is gone: SQLSTATE %s',
  (code) => {
    const meta = { driverAdapterError: { cause: { kind: 'postgres', originalCode: code } } }
    expect(isDatabaseDown(Object.assign(new Error('whatever it says'), { meta }))).toBe(true)
  },
)

it.each(['55P03', '57014', '25P03'])(
  'takes for a database that was waited for in vain what the server itself ended: SQLSTATE %s',
  (code) => {
    const meta = { driverAdapterError: { cause: { kind: 'postgres', originalCode: code } } }
    const error = Object.assign(new Error('whatever it says'), { meta })
    expect([isDatabaseDown(error), isTimeout(error)]).toEqual([true, true])
  },
)

it('takes for a database that is gone: a raw query whose connection was lost', () => {
  const words = 'Raw query failed. Code: `N/A`. Message: `Server has closed the connection.`'
  const meta = { driverAdapterError: { name: 'DriverAdapterError', cause: { kind: 'ConnectionClosed' } } }
  expect(isDatabaseDown(Object.assign(new Error(words), { meta }))).toBe(true)
  expect(isDatabaseDown(new Error(words))).toBe(false)
})

describe('what is said of it while this process has too much to do', () => {
  const storage = new AsyncLocalStorage()
  const holder = globalThis as Record<symbol, unknown>
  const name = Symbol.for('sheaf.request')
  beforeAll(() => void (holder[name] = storage))
  afterAll(() => void delete holder[name])

  const said = (message: string, overloaded: boolean) =>
    storage.run({ id: 'x', isOverloaded: () => overloaded }, async () => {
      const answer = errorResponse(new Error(message))
      const { message: words } = (await answer.json()) as { message: string }
      return [answer.status, answer.headers.get('retry-after'), words.replace(/ \(Reference .*/, '')]
    })
  const BUSY = 'We are very busy just now. Please try again in a moment.'
  const GONE = "We can't reach the database right now. Please try again in a moment."

  it.each(['timeout exceeded when trying to connect', 'Query read timeout'])(
    'is that it is busy, where the database was waited for in vain: %s',
    async (message) => {
      expect(await said(message, true)).toEqual([503, '5', BUSY])
      expect(await said(message, false)).toEqual([503, '5', GONE])
    },
  )

  it('is the truth all the same where the database said that it is gone', async () => {
    expect(await said('connect ECONNREFUSED 127.0.0.1:5432', true)).toEqual([503, '5', GONE])
  })
})
