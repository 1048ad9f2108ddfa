// The notices that the shipped packages require: names, licences and copyright, in one file.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readJson, readText } from './files.mjs'
import { inRoot } from './paths.mjs'

const NOTICE = /^(licen[cs]e|copying|notice)/i
/** Licences whose full text must be included but that packages only name. The LGPL builds on the GPL. */
const OWED = { 'LGPL-3.0': ['LGPL-3.0.txt', 'GPL-3.0.txt'] }

/** The text of that file, for every installed package that is not only for development. */
export function thirdPartyNotices() {
  const packages = Object.entries(readJson(inRoot('package-lock.json')).packages)
    .filter(([place, { dev }]) => place && !dev && existsSync(inRoot(place)))
    .map(([place, entry]) => describe(place, entry))
  const owed = Object.keys(OWED).filter((licence) => packages.some((one) => one.licence.includes(licence)))
  const texts = owed.flatMap((licence) => OWED[licence]).map((name) => readText(inRoot('licences', name)))
  return `${[...group(packages), ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

function describe(place, { version, license }) {
  const folder = inRoot(place)
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICE.test(entry.name))
    .map(({ name }) => name)
    .sort()
  // The readme of a bundled library lists the licences of its parts.
  if (!files.length && /LGPL/.test(license) && existsSync(path.join(folder, 'README.md')))
    files.push('README.md')
  const notice = files.map((name) => readFileSync(path.join(folder, name), 'utf8').trim()).join('\n\n')
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { title: `${name} ${version}`, licence: license ?? 'no licence named', notice }
}

/** Groups packages with the same notice. */
function group(packages) {
  const titles = new Map()
  for (const { title, licence, notice } of packages)
    titles.set(notice, [...(titles.get(notice) ?? []), `${title} (${licence})`])
  return [...titles].map(
    ([notice, names]) => [...new Set(names)].join('\n') + (notice ? `\n\n${notice}` : ''),
  )
}
