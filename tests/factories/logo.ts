import sharp from 'sharp'
import * as upload from '@/app/api/upload/logo/route'
import * as logos from '@/app/api/logos/[id]/route'
import { Browser } from './browser'

export const picture = (width = 40, height = 20, background = '#14606d') =>
  sharp({ create: { width, height, channels: 4, background } })

/** Sends a file as the browser's form would. */
export async function sendLogo(browser: Browser, bytes: Uint8Array, name = 'logo.png', field = 'logo') {
  const form = new FormData()
  form.set(field, new File([bytes as BlobPart], name))
  const request = new Request('http://localhost:3000', { method: 'POST', body: form })
  const body = await request.arrayBuffer()
  const type = request.headers.get('content-type')!
  const handler = (call: Request, context: { params: Promise<Record<string, string>> }) =>
    upload.POST(
      new Request(call.url, {
        method: 'POST',
        headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
        body,
      }),
      context,
    )
  return browser.call(handler, '/api/upload/logo', { method: 'POST' })
}

/** Uploads a picture, which has to succeed. */
export async function uploadLogo(browser: Browser, bytes?: Uint8Array) {
  const response = await sendLogo(browser, bytes ?? (await picture().png().toBuffer()))
  expect(response.status).toBe(200)
  return (await response.json()) as { file: string; width: number; height: number }
}

/** What anybody gets who has the logo's address. */
export const showLogo = (file: string) =>
  new Browser().call(logos.GET, file, { params: { id: file.replace('/api/logos/', '') } })
