import pg from 'pg'

/**
 * What some work asks the database, in order, as verb and table: `SELECT Invoice`, `LOCK Invoice`, `INSERT Payment`. What is joined to a
 * table is part of the same question; where a transaction begins and ends is left out.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map(([asked]) => named(textOf(asked))).filter((name) => !BOUNDS.includes(name))
  } finally {
    query.mockRestore()
  }
}

const BOUNDS = ['BEGIN', 'COMMIT', 'ROLLBACK']

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text: string }).text)

function named(sql: string): string {
  const verb = /FOR UPDATE\s*$/.test(sql) ? 'LOCK' : /^\s*(\w+)/.exec(sql)![1]!.toUpperCase()
  const table = /\b(?:FROM|INTO|UPDATE)\s+(?:"public"\.)?"(\w+)"/.exec(sql)
  return table ? `${verb} ${table[1]}` : verb
}
