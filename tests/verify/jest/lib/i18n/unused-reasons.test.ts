import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import messages from '@/lib/i18n/errors/en.json'

const CODES = Object.entries(messages).flatMap(([group, sentences]) =>
  typeof sentences === 'string' ? [group] : Object.keys(sentences).map((name) => `${group}.${name}`),
)

it('the catalogue has no error message that the code does not use', () => {
  const files = ['lib', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  )
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/^lib.(i18n.errors|platform.db.generated)[\\/]/.test(file),
  )
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  // The code composes these codes with their subject; the last one exists only in older rows.
  const composed = /^(missing|invoice\.is-|(logo|picture)\.(not-kept|away)$|series\.first-cancelled$)/
  const dead = CODES.filter((code) => !composed.test(code) && !text.includes(`'${code}'`))
  expect(dead).toEqual([])
  const things = CODES.filter((code) => code.startsWith('missing.'))
  expect(things.filter((code) => !text.includes(`'${code.slice('missing.'.length)}'`))).toEqual([])
})
