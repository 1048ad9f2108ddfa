import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ERROR_MESSAGES } from '@/lib/i18n/error-messages'

it('the catalogue has no error message that the code does not use', () => {
  const files = ['lib', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))),
  )
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/^lib.(words.reasons|platform.db.generated)\b/.test(file),
  )
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  // The code composes these codes with their subject; the last one exists only in older rows.
  const composed = /^(missing|invoice\.is-|(logo|picture)\.(not-kept|away)$|series\.first-cancelled$)/
  const dead = Object.keys(ERROR_MESSAGES).filter(
    (code) => !composed.test(code) && !text.includes(`'${code}'`),
  )
  expect(dead).toEqual([])
  const things = Object.keys(ERROR_MESSAGES).filter((code) => code.startsWith('missing.'))
  expect(things.filter((code) => !text.includes(`'${code.slice('missing.'.length)}'`))).toEqual([])
})
