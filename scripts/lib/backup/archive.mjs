// Backup file format: a ZIP with the tables in PostgreSQL's COPY format, the keys and, last, a manifest of its
// contents.
// The ZIP comment holds the manifest's SHA-256, and the manifest holds those of all other files, so any damage is
// detected.
import { createHash } from 'node:crypto'
import { createWriteStream, openSync, fsyncSync, closeSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import yazl from 'yazl'
import { makeFolder, sha256 } from '../files.mjs'
import { UserError } from '../log.mjs'
import { isAlive } from '../processes.mjs'

/** Incremented when readers of older files would misread a new one. */
const FORMAT = 1
const MARK = `sheaf-backup ${FORMAT} sha256:`
const MANIFEST = 'manifest.json'
/** Readable only by the owner: the file contains keys in plain text. */
const MODE = 0o600

/**
 * Writes a backup file atomically. `fill(add)` adds the files one after the other with `add(name, open)`, which reads
 * the stream returned by `open()` to its end and returns `{ bytes, sha256 }`; `fill` returns the manifest.
 * Returns the manifest as written. Rethrows errors of `fill` and of the disk.
 */
export async function writeArchive(file, fill) {
  const folder = path.dirname(file)
  makeFolder(folder, 0o700)
  sweep(folder)
  const part = path.join(folder, `.${path.basename(file)}.${process.pid}.part`)
  const zip = new yazl.ZipFile()
  const failed = new Promise((_, reject) => zip.on('error', reject))
  failed.catch(() => {})
  const written = pipeline(zip.outputStream, createWriteStream(part, { mode: MODE }))
  written.catch(() => {})
  const contents = {}
  const add = async (name, open) => {
    const { stream, ended } = measured(open())
    zip.addReadStreamLazy(name, { mode: 0o100600 }, (done) => done(null, stream))
    contents[name] = await Promise.race([ended, failed, written.then(() => ended)])
    return contents[name]
  }
  try {
    const manifest = { format: FORMAT, ...(await fill(add)), contents }
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
    zip.addBuffer(text, MANIFEST, { mode: 0o100600 })
    zip.end({ comment: MARK + sha256(text) })
    await Promise.race([written, failed])
    sync(part)
    renameSync(part, file)
    sync(folder)
    return manifest
  } catch (error) {
    zip.outputStream.destroy()
    await written.catch(() => {})
    rmSync(part, { force: true })
    throw error
  }
}

/**
 * Opens a backup file and verifies its checksums: `{ manifest, read(name), text(name), close() }`, where `read`
 * returns a stream.
 * Throws a `UserError` if the file is damaged or isn't a backup.
 */
export async function openArchive(file) {
  const damaged = (why) => new UserError(`${file} is damaged or no backup (${why}). Nothing was changed.`)
  let zip
  try {
    zip = await yauzl.openPromise(file, { autoClose: false })
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EACCES')
      throw new UserError(`${file} can't be read (${error.code}).`)
    throw damaged(error.message)
  }
  try {
    const entries = new Map()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const read = (name) => zip.openReadStreamPromise(entries.get(name))
    const text = async (name) => Buffer.concat(await (await read(name)).toArray()).toString()
    if (!entries.has(MANIFEST)) throw damaged('it has no manifest')
    const written = await text(MANIFEST)
    const later = /^sheaf-backup (\d+) /.exec(zip.comment)
    if (later && Number(later[1]) > FORMAT)
      throw new UserError(`${file} was written by a newer version. Update first.`)
    if (zip.comment !== MARK + sha256(written)) throw damaged('its manifest is another one than was written')
    const manifest = JSON.parse(written)
    const names = [...Object.keys(manifest.contents), MANIFEST].sort()
    if (`${names}` !== `${[...entries.keys()].sort()}`) throw damaged('not everything is in it')
    for (const [name, wanted] of Object.entries(manifest.contents)) {
      const { stream, ended } = measured(await read(name))
      stream.resume()
      const found = await ended
      if (found.sha256 !== wanted.sha256 || found.bytes !== wanted.bytes) throw damaged(name)
    }
    return { manifest, read, text, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof UserError ? error : damaged(error.message)
  }
}

function measured(source) {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const ended = new Promise((resolve, reject) => {
    source.once('error', (error) => stream.destroy(error))
    stream.once('error', reject)
    stream.once('end', () => resolve({ bytes, sha256: hash.digest('hex') }))
  })
  ended.catch(() => {})
  source.pipe(stream)
  return { stream, ended }
}

function sweep(folder) {
  for (const name of readdirSync(folder)) {
    const pid = /^\..*\.(\d+)\.part$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(path.join(folder, name), { force: true })
  }
}

/** Flushes a file to disk, so that a power cut can't leave an empty file under the backup's name. */
function sync(file) {
  const descriptor = openSync(file, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
