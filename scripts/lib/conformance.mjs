// Holds docs/conformance.md and docs/security.md to what the tests did: every row names tests, and every one of them ran and passed.

/** What the rows of a document are made of. */
const STATEMENTS = {
  columns: ['#', 'Statement', 'How', 'Test'],
  how: /^(as specified$|otherwise: )/,
  hows: 'How is "as specified" or "otherwise: …"',
  number: /^\d+\.\d+$/,
  example: '2.14',
}
/** docs/security.md. */
export const INVARIANTS = {
  columns: ['#', 'What must hold', 'Shown', 'Test'],
  how: /^(in whole$|in whole: |in part: )/,
  hows: 'Shown is "in whole", with figures after a colon, or "in part: …"',
  number: /^\d+$/,
  example: '14',
}

/** The rows of all tables of the document, each with the line it stands in and the tests it names. */
export function readStatements(markdown) {
  return markdown.split('\n').flatMap((text, index) => {
    if (!text.startsWith('|')) return []
    const cells = cellsOf(text)
    const isHead = cells[0] === '#' || cells.every((cell) => /^-+$/.test(cell))
    return isHead ? [] : [{ line: index + 1, cells, tests: testsOf(cells[3] ?? '') }]
  })
}

/** What is wrong with the document, given `{ file, name, status }` of every test that ran; empty when nothing is. */
export function checkStatements(markdown, results, rules = STATEMENTS) {
  const rows = readStatements(markdown)
  const statuses = statusByTest(results)
  const numbers = new Set()
  const problems = rows.flatMap(({ line, cells, tests }) => {
    const at = (problem) => `line ${line}: ${problem}`
    const [number, ...others] = cells
    const found = tests.flatMap((test) => statusProblem(test, statuses.get(test)))
    if (cells.length !== rules.columns.length)
      found.push(`${cells.length} cells instead of ${rules.columns.length}`)
    if (others.some((cell) => !cell)) found.push('an empty cell')
    if (!rules.how.test(others[1])) found.push(rules.hows)
    if (!rules.number.test(number)) found.push(`"${number}" is not a number such as ${rules.example}`)
    if (numbers.has(number)) found.push(`number ${number} stands there twice`)
    numbers.add(number)
    return found.map(at)
  })
  return rows.length ? problems : ['no statement found']
}

/** Tests that share a name within a file count as one, and as failed when one of them did. */
function statusByTest(results) {
  const statuses = new Map()
  for (const { file, name, status } of results) {
    const key = `${file} › ${name}`
    if ((statuses.get(key) ?? 'passed') === 'passed') statuses.set(key, status)
  }
  return statuses
}

function statusProblem(test, status) {
  if (status === 'passed') return []
  return status ? [`${status}: ${test}`] : [`did not run or does not exist: ${test}`]
}

function cellsOf(row) {
  const cells = row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

const testsOf = (cell) =>
  cell
    .split('<br>')
    .map((one) => one.trim())
    .filter(Boolean)
