// Pictures to upload, and files that only look like pictures.
import { createRequire } from 'node:module'
import { inRoot } from '../../../../scripts/lib/paths.mjs'
import { pick } from '../../support/random.mjs'

/** Returns `(random, field, kind)`, which creates a form with a file as `{ type, body }`. */
export async function createPictureForms() {
  const sharp = createRequire(inRoot('package.json'))('sharp')
  const create = { width: 40, height: 30, channels: 3, background: '#336699' }
  const png = await sharp({ create }).png().toBuffer()
  const jpeg = await sharp({ create }).jpeg().toBuffer()
  const bad = [
    png.subarray(0, 40),
    Buffer.from('<svg onload="alert(1)"/>'),
    Buffer.alloc(0),
    Buffer.alloc(5000, 7),
  ]
  return (random, field, kind) => {
    const isWrong = kind !== 'valid' && random() < 0.6
    const bytes = isWrong ? pick(random, [...bad, Buffer.alloc(5 * 1024 * 1024)]) : pick(random, [png, jpeg])
    const name = isWrong && random() < 0.2 ? 'another' : field
    const boundary = 'a-boundary-between-parts'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    }
  }
}
