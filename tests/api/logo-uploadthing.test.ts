import sharp from 'sharp'
import * as pdf from '@/app/api/invoices/[id]/pdf/route'
import * as settings from '@/app/api/user/settings/route'
import { db } from '@/lib/platform/db/client'
import { env } from '@/lib/platform/env'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import { createPicture, sendLogo, fetchLogo, uploadLogo } from '@/tests/factories/logo'
import { startUploadThing } from '@/tests/factories/uploadthing'

let service: Awaited<ReturnType<typeof startUploadThing>>
let owner: Awaited<ReturnType<typeof Browser.signedIn>>

beforeAll(async () => {
  // UploadThing's client warns about fields it reads itself.
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  service = await startUploadThing()
})
afterAll(async () => {
  service.stop()
  await closeRenderer()
})
beforeEach(async () => {
  service.configure()
  service.fail(null)
  service.during(async () => {})
  service.files.clear()
  service.calls.length = 0
  owner = await Browser.signedIn()
})

const idOf = (file: string) => file.replace('/api/logos/', '')
const save = (companyLogo: string | null) =>
  owner.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body: { companyLogo } })
const bytesOf = async (file: string) => Buffer.from(await (await fetchLogo(file)).arrayBuffer())

describe('spec 7: POST /api/upload/logo with UploadThing', () => {
  it('stores a new logo with the service, re-encoded, and serves it from the application', async () => {
    const photo = await createPicture(1600, 400)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer()
    const { file, width } = await uploadLogo(owner, photo)
    expect(width).toBe(800)
    const stored = service.files.get(idOf(file))!
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    const row = await db.logo.findUniqueOrThrow({ where: { id: idOf(file) } })
    expect([row.bytes, new URL(row.url!).host]).toEqual([null, env().UPLOADTHING_UFS_HOST])

    const response = await fetchLogo(file)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await response.arrayBuffer()).equals(stored)).toBe(true)
  })

  it('fetches a logo from the service once', async () => {
    const { file } = await uploadLogo(owner)
    for (let times = 0; times < 3; times++) expect((await fetchLogo(file)).status).toBe(200)
    expect(service.calls.filter((call) => call === 'GET f')).toHaveLength(1)
  })

  it('reads each logo from its storage, whatever is configured now', async () => {
    const remote = (await uploadLogo(owner)).file
    env().UPLOADTHING_TOKEN = undefined
    const local = (await uploadLogo(await Browser.signedIn())).file
    expect(service.files.has(idOf(local))).toBe(false)
    expect([(await fetchLogo(remote)).status, (await fetchLogo(local)).status]).toEqual([200, 200])
    service.configure()
    expect((await fetchLogo(local)).status).toBe(200)
  })

  it('deletes replaced and removed logos at the service, except those on invoices', async () => {
    const first = (await uploadLogo(owner)).file
    await save(first)
    const second = (await uploadLogo(owner)).file
    expect([...service.files.keys()].sort()).toEqual([idOf(first), idOf(second)].sort())
    await save(second)
    expect([...service.files.keys()]).toEqual([idOf(second)])

    await createInvoice(owner.user.actor, (await createClient(owner.user.actor)).id, { status: 'SENT' })
    await save(null)
    expect([...service.files.keys()]).toEqual([idOf(second)])
    const third = (await uploadLogo(owner)).file
    await save(third)
    await save(null)
    expect([...service.files.keys()]).toEqual([idOf(second)])
  })

  it('deletes the file at the service if writing the row fails', async () => {
    service.during(async () => {
      expect(service.files.size).toBe(1)
      await db.user.delete({ where: { id: owner.user.id } })
    })
    expect((await sendLogo(owner, await createPicture().png().toBuffer())).status).toBe(500)
    expect(service.files.size).toBe(0)
  })

  it('reports a failed upload if the service is unavailable, and keeps the current logo', async () => {
    const { file } = await uploadLogo(owner)
    await save(file)
    for (const fault of [
      (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end(),
      (request: { destroy(): void }) => request.destroy(),
    ]) {
      service.fail(fault as never)
      const response = await sendLogo(owner, await createPicture().png().toBuffer())
      expect([response.status, await response.json()]).toMatchObject([
        502,
        { message: 'Failed to upload logo' },
      ])
    }
    expect(await db.logo.count({ where: { businessId: owner.user.businessId } })).toBe(1)
  })

  it('saves the settings even if the service fails to delete the old logo', async () => {
    const { file } = await uploadLogo(owner)
    await save(file)
    service.fail((_, response) => response.writeHead(500).end())
    const response = await save(null)
    expect([response.status, (await response.json()).companyLogo]).toEqual([200, null])
  })
})

describe('spec 7: a logo that UploadThing can’t provide', () => {
  /** Uploads a logo that hasn't been fetched yet. */
  const stored = async () => (await uploadLogo(owner)).file

  it('answers 503 while the service is unavailable, and is shown afterwards', async () => {
    const file = await stored()
    service.fail((_, response) => response.writeHead(500).end())
    const response = await fetchLogo(file)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    service.fail(null)
    expect((await fetchLogo(file)).status).toBe(200)
  })

  it('answers 404 if the service has lost it', async () => {
    const file = await stored()
    service.files.clear()
    expect((await fetchLogo(file)).status).toBe(404)
  })

  it('is not read beyond 4 MB', async () => {
    const file = await stored()
    service.files.set(idOf(file), Buffer.alloc(4 * 1024 * 1024 + 1))
    expect((await fetchLogo(file)).status).toBe(503)
  })

  it('is not fetched through a redirect', async () => {
    const file = await stored()
    service.fail((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end())
    expect((await fetchLogo(file)).status).toBe(503)
  })

  it('is not fetched from another host, whatever the row contains', async () => {
    const file = await stored()
    const calls = service.calls.length
    for (const url of [
      'http://127.0.0.1:1/x',
      'https://ufs.sh.evil.test/f/x',
      'file:///etc/passwd',
      'nonsense',
    ]) {
      await db.logo.update({ where: { id: idOf(file) }, data: { url } })
      expect((await fetchLogo(file)).status).toBe(404)
    }
    expect(service.calls).toHaveLength(calls)
  })

  it('is omitted from the PDF', async () => {
    const file = await stored()
    await save(file)
    const { id } = await createInvoice(owner.user.actor, (await createClient(owner.user.actor)).id)
    const download = async () => {
      const response = await owner.call(pdf.GET, `/api/invoices/${id}/pdf`, { params: { id: String(id) } })
      expect(response.status).toBe(200)
      return (await response.arrayBuffer()).byteLength
    }
    service.fail((_, response) => response.writeHead(500).end())
    const without = await download()
    service.fail(null)
    expect(await download()).toBeGreaterThan(without)
  })
})

it('a logo is not stored with UploadThing if the file is no image', async () => {
  expect((await sendLogo(owner, Buffer.from('<svg/>'))).status).toBe(422)
  expect(service.calls).toEqual([])
  expect(await bytesOf((await uploadLogo(owner)).file)).not.toHaveLength(0)
})
