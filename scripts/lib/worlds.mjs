// Jest gives each file of tests a world of its own: every module is read, run and made fast anew, which costs as much as the tests themselves. Here
// many files share one. A file that changes what others share (a module replaced, or loaded anew) stays alone.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './paths.mjs'

/** Where the worlds are written for a run. */
export const worldsFolder = inRoot('test-results/worlds')

/** How many worlds share the files of one kind: enough for two workers to take turns. */
const WORLDS = 4

/** What a file has to itself. */
const CHANGES_MODULES = /\bjest\.(mock|unmock|doMock|resetModules|isolateModules(Async)?)\(/

/** Writes the worlds of the files in these folders of `tests`: for each a file that Jest runs. */
export function writeWorlds(folders) {
  rmSync(worldsFolder, { recursive: true, force: true })
  mkdirSync(worldsFolder, { recursive: true })
  for (const kind of ['ts', 'tsx']) {
    const files = folders.flatMap((folder) => testsIn(path.join('tests', folder), `.test.${kind}`)).sort()
    for (const [index, world] of worldsOf(files).entries())
      writeFileSync(path.join(worldsFolder, `${index}.test.${kind}`), textOf(kind, world))
  }
}

/** The files in groups, each of which shares a world. */
export function worldsOf(files, read = (file) => readFileSync(inRoot(file), 'utf8')) {
  const alone = files.filter((file) => CHANGES_MODULES.test(read(file)))
  const shared = files.filter((file) => !alone.includes(file))
  const together = Array.from({ length: WORLDS }, (_, world) =>
    shared.filter((_, index) => index % WORLDS === world),
  )
  return [...together, ...alone.map((file) => [file])].filter((world) => world.length > 0)
}

/** What puts back what a file has changed, by its kind. */
const SHARING = { ts: 'a-server-file', tsx: 'a-browser-file' }

const textOf = (kind, files) =>
  [
    `import { aFile } from '@/tests/setup/${SHARING[kind]}'`,
    ...files.map((file) => `aFile('${file}', () => require('@/${file.replace(/\.tsx?$/, '')}'))`),
    '',
  ].join('\n')

const testsIn = (folder, ending) =>
  readdirSync(inRoot(folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
