import sharp from 'sharp'
import * as upload from '@/app/api/upload/logo/route'
import * as onboarding from '@/app/api/user/onboarding/route'
import * as me from '@/app/api/auth/me/route'
import * as settings from '@/app/api/user/settings/route'
import { proposeNumber } from '@/lib/invoicing/propose-number'
import { getSessionCookieName } from '@/lib/auth/rules/paths'
import { db } from '@/lib/platform/db/client'
import { MAX_FILE_BYTES } from '@/lib/platform/http/upload-limit'
import { Browser } from '@/tests/factories/browser'
import { createClient } from '@/tests/factories/client'
import { createInvoice } from '@/tests/factories/invoice'
import {
  createPicture,
  sendLogo as send,
  fetchLogo as show,
  uploadLogo as uploaded,
} from '@/tests/factories/logo'
import { signInAs } from '@/tests/factories/member'
import { createUser } from '@/tests/factories/user'

type Signed = Awaited<ReturnType<typeof Browser.signedIn>>
const change = (browser: Browser, body: unknown, headers?: Record<string, string>) =>
  browser.call(settings.PATCH, '/api/user/settings', { method: 'PATCH', body, headers })
let owner: Signed
beforeEach(async () => {
  owner = await Browser.signedIn()
})

describe('spec 7: PATCH /api/user/settings', () => {
  it('changes the sent fields, keeps the others, and returns the user', async () => {
    await change(owner, { companyName: 'Engines Ltd', companyVat: 'GB1', companyTaxNumber: ' 21/815/08150 ' })
    const response = await change(owner, {
      fullName: ' Ada King ',
      country: 'UK',
      currency: 'GBP',
      industry: '',
      companyAddress: '1 High Street\r\nLondon',
      companyVat: '',
      defaultTaxRate: 9.975,
      defaultPaymentTerms: 30,
      sendingHour: 7,
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      id: owner.user.id,
      fullName: 'Ada King',
      country: 'UK',
      currency: 'GBP',
      industry: null,
      companyName: 'Engines Ltd',
      companyAddress: '1 High Street\nLondon',
      companyVat: null,
      companyTaxNumber: '21/815/08150',
      defaultTaxRate: 9.975,
      defaultPaymentTerms: 30,
      sendingHour: 7,
    })
    expect((await change(owner, { sendingHour: 24 })).status).toBe(422)
  })

  it('returns the United Kingdom as UK, accepts GB too, and stores the ISO 3166-1 code', async () => {
    for (const sent of ['UK', 'GB']) {
      expect(await (await change(owner, { country: sent })).json()).toMatchObject({ country: 'UK' })
      const { country } = await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })
      expect(country).toBe('GB')
      expect(await (await owner.call(me.GET, '/api/auth/me')).json()).toMatchObject({ country: 'UK' })
    }
    expect(await (await change(owner, { country: 'JP' })).json()).toMatchObject({ country: 'JP' })
  })

  describe('the company’s address', () => {
    const parts = { street: 'Musterstr. 1\n2. OG', city: 'Berlin', state: null, postalCode: '10115' }
    const none = { street: null, city: null, state: null, postalCode: null }
    const patched = async (body: object) => (await change(owner, body)).json()

    it('is free text, or composed from its parts in the country’s format', async () => {
      const text = '1 High Street\nLeeds LS1 1AA'
      expect(await patched({ country: 'DE', companyAddress: text })).toMatchObject({
        ...none,
        companyAddress: text,
      })
      const composed = { ...parts, companyAddress: 'Musterstr. 1\n2. OG\n10115 Berlin' }
      expect(await patched(parts)).toMatchObject(composed)
      // Changing one part keeps the others.
      expect(await patched({ city: 'Potsdam' })).toMatchObject({
        ...parts,
        city: 'Potsdam',
        companyAddress: 'Musterstr. 1\n2. OG\n10115 Potsdam',
      })
      expect(await patched({ ...parts, companyAddress: 'Somewhere' })).toMatchObject(composed)
      expect(await patched({ country: 'US', state: 'MA' })).toMatchObject({
        companyAddress: 'Musterstr. 1\n2. OG\nBerlin, MA 10115',
      })
      expect(await patched({ country: 'UK' })).toMatchObject({
        country: 'UK',
        companyAddress: 'Musterstr. 1\n2. OG\nBerlin, MA\n10115',
      })
    })

    it('loses its parts only to another text', async () => {
      const { companyAddress } = await patched({ country: 'DE', ...parts })
      expect(await patched({ companyAddress, companyVat: 'DE1' })).toMatchObject({ ...parts, companyAddress })
      expect(await patched({ companyAddress: 'Elsewhere' })).toMatchObject({
        ...none,
        companyAddress: 'Elsewhere',
      })
      // A free-text address isn't composed from parts, so it isn't regenerated.
      expect(await patched({ country: 'US' })).toMatchObject({ ...none, companyAddress: 'Elsewhere' })
      expect(await patched({ street: '', city: null })).toMatchObject({
        ...none,
        companyAddress: 'Elsewhere',
      })
    })

    it('is empty if its parts or its text are emptied', async () => {
      await patched({ country: 'DE', ...parts })
      expect(await patched({ street: '', city: '', postalCode: '' })).toMatchObject({
        ...none,
        companyAddress: null,
      })
      await patched(parts)
      expect(await patched({ companyAddress: '' })).toMatchObject({ ...none, companyAddress: null })
    })

    it('has the maximum length of its text', async () => {
      const long = {
        street: 's'.repeat(300),
        city: 'c'.repeat(100),
        state: 't'.repeat(60),
        postalCode: '1'.repeat(20),
      }
      for (const country of ['US', 'JP', 'DE', null]) {
        const { companyAddress } = await patched({ country, ...long })
        expect((await change(owner, { companyAddress })).status).toBe(200)
      }
      for (const [part, text] of Object.entries(long)) {
        const response = await change(owner, { [part]: `${text}x` })
        expect((await response.json()).errors[part]).toEqual([`Please use at most ${text.length} characters`])
      }
    })
  })

  it('saves bank details, and clears them', async () => {
    const bank = {
      bankName: 'Barclays',
      accountNumber: '12345678',
      sortCode: '20-00-00',
      accountHolderName: 'Ada King',
      swiftCode: 'BARCGB22',
      iban: 'GB33BUKB20201555555555',
    }
    expect(await (await change(owner, bank)).json()).toMatchObject(bank)
    expect(await (await change(owner, { iban: '' })).json()).toMatchObject({ ...bank, iban: null })
  })

  it('saves the invoice design', async () => {
    expect(owner.user).toMatchObject({ invoiceTemplate: 'CLASSIC', accentColor: '#005c67' })
    const response = await change(owner, { invoiceTemplate: 'COMPACT', accentColor: '#B4235A' })
    expect(await response.json()).toMatchObject({ invoiceTemplate: 'COMPACT', accentColor: '#b4235a' })
  })

  it('saves the time zone, which determines today’s date', async () => {
    const response = await change(owner, { timeZone: 'Pacific/Auckland' })
    expect(await response.json()).toMatchObject({ timeZone: 'Pacific/Auckland' })
  })

  it('accepts any countable text as the next number, and reports one that is taken', async () => {
    const client = await createClient(owner.user.actor)
    await createInvoice(owner.user.actor, client.id, { invoiceNumber: 'INV-0007' })
    expect((await change(owner, { nextInvoiceNumber: ' 2027/010 ' })).status).toBe(200)
    expect(await proposeNumber(owner.user.actor, 'INVOICE')).toBe('2027/010')
    const clash = await change(owner, { nextInvoiceNumber: 'INV-0007', companyName: 'Not saved' })
    expect(clash.status).toBe(409)
    const message = 'Invoice number INV-0007 is already in use'
    expect(await clash.json()).toMatchObject({ message, errors: { nextInvoiceNumber: [message] } })
    expect(await proposeNumber(owner.user.actor, 'INVOICE')).toBe('2027/010')
    // Numbers are unique per business.
    const stranger = await Browser.signedIn()
    expect((await change(stranger, { nextInvoiceNumber: 'INV-0007' })).status).toBe(200)
  })

  it.each([
    ['a time zone nobody lives in', { timeZone: 'Moon/Tycho' }, 'timeZone', 'Please choose a time zone'],
    ['no number', { nextInvoiceNumber: ' ' }, 'nextInvoiceNumber', 'Invoice number is required'],
    [
      'a number that cannot count up',
      { nextInvoiceNumber: 'first' },
      'nextInvoiceNumber',
      'Use a number that can count up, such as INV-0001 or 2026/001',
    ],
    ['an empty name', { fullName: ' ' }, 'fullName', 'Full name is required'],
    ['no currency', { currency: '' }, 'currency', 'Currency is required'],
    [
      'an unknown currency',
      { currency: 'XXX' },
      'currency',
      'Must be one of the codes that /api/openapi.json lists, such as USD, EUR or GBP',
    ],
    [
      'an unknown country',
      { country: 'XX' },
      'country',
      'Must be one of the codes that /api/openapi.json lists, such as US, CA or UK',
    ],
    ['a number for a text', { companyName: 7 }, 'companyName', 'Must be text'],
    ['huge text', { companyAddress: 'x'.repeat(501) }, 'companyAddress', 'Please use at most 500 characters'],
    ['a negative tax rate', { defaultTaxRate: -1 }, 'defaultTaxRate', 'Tax rate must be at least 0'],
    ['a template nobody drew', { invoiceTemplate: 'FANCY' }, 'invoiceTemplate', 'Please choose a template'],
    [
      'a colour that is none',
      { accentColor: 'red;}' },
      'accentColor',
      'Please choose a colour, such as #005c67',
    ],
    ['another owner', { ownerId: 1 }, 'ownerId', 'Unknown field: ownerId'],
    [
      'somewhere else’s picture',
      { companyLogo: 'https://evil.example/x.png' },
      'companyLogo',
      'Please upload the logo again',
    ],
    [
      'a logo nobody has',
      { companyLogo: '/api/logos/AAAAAAAAAAAAAAAAAAAAAAAA' },
      'companyLogo',
      'Please upload the logo again',
    ],
  ])('rejects %s', async (_, body, field, message) => {
    const response = await change(owner, { companyName: 'Changed', ...body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[field]).toEqual([message])
    expect(await db.business.findUniqueOrThrow({ where: { id: owner.user.businessId } })).toMatchObject({
      companyName: null,
    })
  })

  it('accepts the user as read, and ignores read-only fields', async () => {
    const other = await Browser.signedIn()
    const before = await (await change(other, {})).json()
    const echoed = { ...before, id: 1, email: 'x@example.com', isOnboarded: false, industry: 'design' }
    const response = await change(other, echoed)
    expect([response.status, await response.json()]).toEqual([200, { ...before, industry: 'design' }])
  })

  it('rejects visitors, other sites, and bodies that are not JSON objects', async () => {
    expect((await change(new Browser(), { fullName: 'Eve' })).status).toBe(401)
    expect((await change(owner, { fullName: 'Eve' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await change(owner, [])).status).toBe(422)
    expect((await change(owner, { companyAddress: 'x'.repeat(110_000) })).status).toBe(413)
  })
})

describe('spec 7: PATCH /api/user/onboarding', () => {
  const finish = (browser: Browser, body: unknown) =>
    browser.call(onboarding.PATCH, '/api/user/onboarding', { method: 'PATCH', body })

  it('completes onboarding, and updates the cookie at once', async () => {
    const browser = await Browser.signedIn(await createUser({ isOnboarded: false }))
    const before = browser.cookies.get(getSessionCookieName())
    const response = await finish(browser, { isOnboarded: true })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: browser.user.id, isOnboarded: true })
    expect(browser.cookies.get(getSessionCookieName())).not.toBe(before)
    expect((await finish(browser, { isOnboarded: true })).status).toBe(200)
  })

  it('can’t be undone, or done by a visitor', async () => {
    expect((await finish(owner, { isOnboarded: false })).status).toBe(422)
    expect((await finish(owner, {})).status).toBe(422)
    expect((await finish(new Browser(), { isOnboarded: true })).status).toBe(401)
  })
})

describe('spec 7: POST /api/upload/logo', () => {
  it('stores the file, assigns it to the company, and serves it with a fixed content type', async () => {
    const { file, width, height } = await uploaded(owner, await createPicture(1600, 400).png().toBuffer())
    expect([width, height]).toEqual([800, 200])
    expect(await (await change(owner, { companyLogo: file })).json()).toMatchObject({ companyLogo: file })
    const response = await show(file)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { format } = await sharp(await response.arrayBuffer()).metadata()
    expect(format).toBe('png')
  })

  it.each(['%00', 'short', '../../x'])('is not found at %s', async (id) => {
    expect((await show(`/api/logos/${decodeURIComponent(id)}`)).status).toBe(404)
  })

  it('can’t be used by another business', async () => {
    const { file } = await uploaded(await Browser.signedIn())
    expect((await change(owner, { companyLogo: file })).status).toBe(422)
  })

  it('deletes the replaced logo, unless an invoice shows it', async () => {
    const first = (await uploaded(owner)).file
    await change(owner, { companyLogo: first })
    const second = (await uploaded(owner)).file
    expect((await show(first)).status).toBe(200)
    await change(owner, { companyLogo: second })
    expect((await show(first)).status).toBe(404)

    const client = await createClient(owner.user.actor)
    await createInvoice(owner.user.actor, client.id, { status: 'SENT' })
    expect(await (await change(owner, { companyLogo: null })).json()).toMatchObject({ companyLogo: null })
    expect((await show(second)).status).toBe(200)
  })

  it.each(['jpeg', 'webp', 'gif'] as const)('may be a %s', async (format) => {
    const { file } = await uploaded(owner, await createPicture().toFormat(format).toBuffer())
    expect((await show(file)).headers.get('content-type')).toBe(
      format === 'jpeg' ? 'image/jpeg' : 'image/png',
    )
  })

  it('strips EXIF data from a logo and applies its orientation', async () => {
    const photo = await createPicture(60, 30)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer()
    const { file, width, height } = await uploaded(owner, photo)
    expect([width, height]).toEqual([30, 60])
    const { exif, orientation } = await sharp(await (await show(file)).arrayBuffer()).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['an SVG, whatever it is called', () => svg, 'Please choose a PNG, JPEG, WebP or GIF picture.'],
    ['a TIFF', () => createPicture().tiff().toBuffer(), 'Please choose a PNG, JPEG, WebP or GIF picture.'],
    ['an AVIF', () => createPicture().avif().toBuffer(), 'Please choose a PNG, JPEG, WebP or GIF picture.'],
    [
      'a page',
      () => Buffer.from('<!doctype html><p>Hello'),
      'Please choose a PNG, JPEG, WebP or GIF picture.',
    ],
    ['nothing at all', () => new Uint8Array(), 'The file is empty. Please choose a picture.'],
    [
      'a picture cut off in the middle',
      async () =>
        (
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: '#fff',
              noise: { type: 'gaussian', mean: 128, sigma: 30 },
            },
          })
            .png()
            .toBuffer()
        ).subarray(0, 20_000),
      'The picture is damaged and cannot be read. Please choose another one.',
    ],
    [
      'a bomb of pixels',
      () => createPicture(7000, 7000).png().toBuffer(),
      'The picture has too many pixels. Please choose a smaller one.',
    ],
  ])('rejects %s', async (_, make, message) => {
    const response = await send(owner, await make())
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { message, errors: { logo: [message] } },
    ])
    expect(await db.logo.count({ where: { businessId: owner.user.businessId } })).toBe(0)
  })

  it('requires a form with up to 4 MB in the field `logo`, from a signed-in user', async () => {
    const refused = await send(owner, new Uint8Array(4 * 1024 * 1024 + 1))
    expect([refused.status, await refused.json()]).toMatchObject([
      413,
      { message: expect.stringContaining('4 MB') },
    ])
    // Not an image, but within the size limit. With the form around it, the limit stays below Vercel's.
    expect((await send(owner, new Uint8Array(4 * 1024 * 1024))).status).toBe(422)
    expect(MAX_FILE_BYTES + 16 * 1024).toBeLessThan(4_500_000)
    expect((await send(owner, await createPicture().png().toBuffer(), 'x.png', 'other')).status).toBe(422)
    expect((await send(new Browser(), await createPicture().png().toBuffer())).status).toBe(401)
    const json = await owner.call(upload.POST, '/api/upload/logo', { method: 'POST', body: {} })
    expect(json.status).toBe(415)
    const viewer = await signInAs('VIEWER', owner.user)
    expect((await viewer.call(upload.POST, '/api/upload/logo', { method: 'POST', body: {} })).status).toBe(
      403,
    )
    expect((await show('/api/logos/AAAAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
  })
})
