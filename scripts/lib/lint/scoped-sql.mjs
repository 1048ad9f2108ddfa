// Finds tables that SQL reads or changes without filtering by business.

/** Placeholders for interpolated fragments that filter by business, and for those that don't. */
const [SCOPED, OTHER] = ['\u0001', '\u0002']

/**
 * Returns the `tables` used without a filter on their "businessId", either by alias or, in the same query, by the bare
 * column. Inserts need no check: the database requires a `businessId`.
 * @param texts the literal parts of the template
 * @param fragments for each interpolated fragment, true if it filters by business
 */
export function findUnscopedTables(texts, fragments, tables) {
  const text = texts.reduce((all, one, at) => all + (fragments[at - 1] ? SCOPED : OTHER) + one)
  const named = new RegExp(
    `\\b(?:FROM|JOIN|UPDATE|,)\\s+"(${tables.join('|')})"(?:\\s+(?:AS\\s+)?([a-z]\\w*))?`,
    'g',
  )
  return [...text.matchAll(named)].flatMap((match) => {
    const [whole, table, alias] = match
    const end = match.index + whole.length
    const isQualified = [alias, `"${table}"`].some((name) => name && hasColumnOf(text, name))
    return isQualified || isNamedBare(sameQuery(text, end)) ? [] : [table]
  })
}

const hasColumnOf = (text, name) => new RegExp(`(^|[^\\w"])${name}\\."businessId"`).test(text)

/**
 * True if the query filters by an unqualified "businessId" or by a fragment. A fragment that is read from filters only
 * its own rows.
 */
const isNamedBare = (query) =>
  /(^|[^."\w])"businessId"/.test(query) || query.replace(READ, '').includes(SCOPED)
const READ = new RegExp(`(FROM|JOIN|,)\\s+${SCOPED}`, 'g')

function sameQuery(text, from) {
  let depth = 0
  let query = ''
  for (const letter of text.slice(from)) {
    if (letter === '(') depth++
    else if (letter === ')' && --depth < 0) return query
    else if (depth === 0) query += letter
  }
  return query
}
