import { isDatabaseDown } from '@/lib/platform/db/errors'

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
])('the error mapping recognises an unreachable database: %s', (message) => {
  expect(isDatabaseDown(new Error(message))).toBe(true)
})

it.each(['invalid input syntax for type json', 'deadlock detected', ''])(
  'recognises our own error: %s',
  (message) => {
    expect(isDatabaseDown(new Error(message))).toBe(false)
    expect(isDatabaseDown(message)).toBe(false)
  },
)

it.each(['53300', '57P01', '57P02', '57P03', '08006', '55P03', '57014', '25P03'])(
  'recognises an unreachable database by SQLSTATE %s',
  (code) => {
    const meta = { driverAdapterError: { cause: { kind: 'postgres', originalCode: code } } }
    expect(isDatabaseDown(Object.assign(new Error('whatever it says'), { meta }))).toBe(true)
  },
)

it('the error mapping recognises an unreachable database by a raw query whose connection was lost', () => {
  const words = 'Raw query failed. Code: `N/A`. Message: `Server has closed the connection.`'
  const meta = { driverAdapterError: { name: 'DriverAdapterError', cause: { kind: 'ConnectionClosed' } } }
  expect(isDatabaseDown(Object.assign(new Error(words), { meta }))).toBe(true)
  expect(isDatabaseDown(new Error(words))).toBe(false)
})
