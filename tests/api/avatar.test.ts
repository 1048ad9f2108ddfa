import sharp from 'sharp'
import * as me from '@/app/api/auth/me/route'
import * as one from '@/app/api/user/avatar/[id]/route'
import * as avatar from '@/app/api/user/avatar/route'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'
import { createPicture, sendFile } from '@/tests/factories/logo'
import { startUploadThing } from '@/tests/factories/uploadthing'

let owner: Awaited<ReturnType<typeof Browser.signedIn>>
beforeEach(async () => {
  owner = await Browser.signedIn()
})

const send = (bytes: Uint8Array, browser: Browser = owner) =>
  sendFile(browser, ['/api/user/avatar', avatar.POST], ['avatar', new File([bytes as BlobPart], 'me.png')])
const png = () => createPicture(600, 300).png().toBuffer()
/** Uploads an avatar, expects success and returns its path. */
async function upload(bytes?: Uint8Array): Promise<string> {
  const response = await send(bytes ?? (await png()))
  expect(response.status).toBe(200)
  return ((await response.json()) as { avatar: string }).avatar
}
const show = (address: string, browser: Browser = owner) =>
  browser.call(one.GET, address, { params: { id: address.split('/').at(-1)! } })
const remove = () => owner.call(avatar.DELETE, '/api/user/avatar', { method: 'DELETE' })
const current = async () => (await (await owner.call(me.GET, '/api/auth/me')).json()).avatar

it('re-encodes an avatar as a small square without EXIF data and assigns it to the user', async () => {
  const photo = await createPicture(1200, 800)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ada' } })
    .toBuffer()
  const address = await upload(photo)
  expect(await current()).toBe(address)
  const response = await show(address)
  const { format, width, height, exif } = await sharp(await response.arrayBuffer()).metadata()
  expect([format, width, height, exif]).toEqual(['jpeg', 256, 256, undefined])
  expect(response.headers.get('cache-control')).toMatch(/^private,/)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

it('crops an avatar that is not square to its centre', async () => {
  const wide = await createPicture(300, 100, 'red')
    .composite([{ input: await createPicture(100, 100, 'blue').png().toBuffer(), left: 100, top: 0 }])
    .png()
    .toBuffer()
  const bytes = await (await show(await upload(wide))).arrayBuffer()
  const { channels } = await sharp(bytes).stats()
  const [red, , blue] = channels.map(({ mean }) => mean)
  // Almost no red from the sides remains at the edges.
  expect([red! < 5, blue! > 250]).toEqual([true, true])
})

it('an avatar is replaced by the next one, even by concurrent uploads', async () => {
  const first = await upload()
  const [second] = await Promise.all([upload(), upload()])
  expect((await show(first)).status).toBe(404)
  expect(await current()).not.toBe(first)
  expect(second).not.toBe(first)
  expect(await db.avatar.count({ where: { userId: owner.user.id } })).toBe(1)
})

it('an avatar can be removed, even if there is none', async () => {
  const address = await upload()
  expect((await remove()).status).toBe(204)
  expect(await current()).toBeNull()
  expect((await show(address)).status).toBe(404)
  expect((await remove()).status).toBe(204)
})

it('an avatar is visible to its user only', async () => {
  const address = await upload()
  const stranger = await Browser.signedIn()
  expect((await show(address, stranger)).status).toBe(404)
  expect((await show(address, new Browser())).status).toBe(401)
  for (const id of ['nonsense', '%00', 'a'.repeat(65)])
    expect((await show(`/api/user/avatar/${id}`)).status).toBe(404)
})

it.each([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Please choose a PNG'],
  ['nothing', () => Buffer.alloc(0), 'The file is empty'],
  ['half a picture', async () => (await png()).subarray(0, 300), 'The picture is damaged'],
  ['too many pixels', () => createPicture(6000, 5000).png().toBuffer(), 'too many pixels'],
])('an avatar upload rejects %s, and keeps the current picture', async (_, bytes, words) => {
  const address = await upload()
  const response = await send(await bytes())
  const { message, errors } = (await response.json()) as { message: string; errors: object }
  expect([response.status, message]).toEqual([422, expect.stringContaining(words)])
  expect(errors).toEqual({ avatar: [message] })
  expect(await current()).toBe(address)
})

it('an avatar upload rejects more than 4 MB', async () => {
  expect((await send(Buffer.alloc(4 * 1024 * 1024 + 1))).status).toBe(413)
})

describe('an avatar kept with UploadThing', () => {
  let service: Awaited<ReturnType<typeof startUploadThing>>
  beforeAll(async () => {
    // UploadThing's client warns about fields it reads itself.
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    service = await startUploadThing()
    service.configure()
  })
  afterAll(() => {
    service.stop()
  })

  it('stores an avatar with UploadThing, serves it from the application, and deletes it there', async () => {
    const first = await upload()
    const row = await db.avatar.findUniqueOrThrow({ where: { userId: owner.user.id } })
    expect([row.bytes, [...service.files.keys()]]).toEqual([null, [row.id]])
    expect((await show(first)).status).toBe(200)
    await upload()
    expect(service.files.has(row.id)).toBe(false)
    await remove()
    expect(service.files.size).toBe(0)
  })

  it('deletes the file if writing the row fails, and reports an unavailable service', async () => {
    service.during(() => db.user.delete({ where: { id: owner.user.id } }).then(() => undefined))
    expect((await send(await png())).status).toBe(500)
    expect(service.files.size).toBe(0)
    service.during(async () => {})
    owner = await Browser.signedIn()
    service.fail((_, response) => response.writeHead(500).end())
    const response = await send(await png())
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { message: 'Failed to upload profile picture' },
    ])
    service.fail(null)
  })
})
