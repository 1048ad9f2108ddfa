// The table of mutations, tests/mutations/AREA.mjs: lists of `{ file, tests, changes: { NAME: [from, to, options?] } }`.
// Options: `nth`, which of several places is meant; `only`, the title of the test or group that catches it; other `tests`.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readText } from '../files.mjs'
import { inRoot } from '../paths.mjs'

/** One mutation for each change of the table: `{ area, name, file, from, to, nth, only, tests }`. */
export async function readTable(folder = inRoot('tests/mutations')) {
  const areas = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .sort()
  const lists = await Promise.all(
    areas.map(async (file) => {
      const groups = (await import(pathToFileURL(path.join(folder, file)).href)).mutations
      return groups.flatMap((group) => mutationsOf(path.basename(file, '.mjs'), group))
    }),
  )
  return lists.flat()
}

const mutationsOf = (area, { file, tests, only, changes }) =>
  Object.entries(changes).map(([name, [from, to, options]]) => ({
    ...{ area, name, file, from, to, tests, only },
    ...options,
  }))

/** A mutation's own name, for `--only` and for the report. */
export const labelOf = ({ area, name }) => `${area}: ${name}`

/**
 * The source with the mutation in it. Throws when its text is not there, stands there more than once without saying which
 * one is meant, or would stay as it is: a mutation that changes nothing proves nothing.
 */
export function mutate(source, { from, to, nth }) {
  const parts = source.split(from)
  const places = parts.length - 1
  if (places === 0) throw new Error(`does not hold ${JSON.stringify(from)} any more`)
  if (!nth && places > 1) throw new Error(`holds ${JSON.stringify(from)} ${places} times: say which one`)
  if (nth > places) throw new Error(`holds ${JSON.stringify(from)} only ${places} times`)
  if (from === to) throw new Error(`is not changed by ${JSON.stringify(to)}`)
  return parts.slice(0, nth ?? 1).join(from) + to + parts.slice(nth ?? 1).join(from)
}

/** What is wrong with the table, in lines; empty when every mutation applies and names tests that exist. */
export function problemsOf(mutations, read = (file) => readText(inRoot(file))) {
  const seen = new Set()
  return mutations.flatMap((mutation) => {
    const { file, tests = [], only } = mutation
    const label = labelOf(mutation)
    const found = tests.length ? [] : ['names no test']
    if (seen.has(label)) found.push('has the name of another one')
    seen.add(label)
    const texts = tests.map((test) => (/\.test\.tsx?$/.test(test) ? read(test) : undefined))
    tests.forEach((test, index) => {
      if (texts[index] === undefined) found.push(`names ${test}, which is no test`)
    })
    if (only && !texts.some((text) => text?.includes(only))) found.push(`no test is called ${only}`)
    try {
      const source = read(file)
      if (source === undefined) throw new Error('is not there')
      mutate(source, mutation)
    } catch (error) {
      found.push(`${file} ${error.message}`)
    }
    return found.map((problem) => `${label}: ${problem}`)
  })
}

/** Every n-th mutation, beginning with the k-th: `shard(mutations, '2/4')`. */
export function shard(mutations, text) {
  const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []
  if (!part || Number(part) > Number(parts))
    throw new Error(`--shard ${text}: write it as 1/4, 2/4, 3/4, 4/4`)
  return mutations.filter((_, index) => index % parts === part - 1)
}
