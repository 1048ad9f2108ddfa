// Which tables an SQL text reads or changes without saying of which business.

/** Stands for a part that is put in and says of which business, or that does not. */
const [SCOPED, OTHER] = ['\u0001', '\u0002']

/**
 * The `tables` that a text names without their "businessId": by their alias, or in the same query by the bare name of the
 * column. What is inserted says whose it is, or is refused by the database.
 * @param texts the text between the parts that are put in
 * @param fragments whether each of these parts says of which business
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

/** "businessId" of no other table, or a condition that is put in and says of which: one that is read from says that of itself alone. */
const isNamedBare = (query) =>
  /(^|[^."\w])"businessId"/.test(query) || query.replace(READ, '').includes(SCOPED)
const READ = new RegExp(`(FROM|JOIN|,)\\s+${SCOPED}`, 'g')

/** The rest of the query that a place is in, without those inside of it. */
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
