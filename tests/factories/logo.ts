import sharp from 'sharp'
import * as upload from '@/app/api/upload/logo/route'
import * as logos from '@/app/api/logos/[id]/route'
import { Browser } from './browser'

export const createPicture = (width = 40, height = 20, background = '#14606d') =>
  sharp({ create: { width, height, channels: 4, background } })

type Handler = Parameters<Browser['call']>[0]

/** Uploads a file like a browser's form. */
export async function sendFile(
  browser: Browser,
  [path, post]: [path: string, post: Handler],
  [field, file]: [field: string, file: File],
) {
  const form = new FormData()
  form.set(field, file)
  const request = new Request('http://localhost:3000', { method: 'POST', body: form })
  const body = await request.arrayBuffer()
  const headers = { 'content-type': request.headers.get('content-type')!, 'sec-fetch-site': 'same-origin' }
  const handler: Handler = Object.assign(
    (...[call, context]: Parameters<Handler>) =>
      post(new Request(call.url, { method: 'POST', headers, body }), context),
    { definition: post.definition },
  )
  return browser.call(handler, path, { method: 'POST' })
}

export const sendLogo = (browser: Browser, bytes: Uint8Array, name = 'logo.png', field = 'logo') =>
  sendFile(browser, ['/api/upload/logo', upload.POST], [field, new File([bytes as BlobPart], name)])

/** Uploads a logo and expects success. */
export async function uploadLogo(browser: Browser, bytes?: Uint8Array) {
  const response = await sendLogo(browser, bytes ?? (await createPicture().png().toBuffer()))
  expect(response.status).toBe(200)
  return (await response.json()) as { file: string; width: number; height: number }
}

/** Fetches a logo without signing in. */
export const fetchLogo = (file: string) =>
  new Browser().call(logos.GET, file, { params: { id: file.replace('/api/logos/', '') } })
