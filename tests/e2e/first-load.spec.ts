import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { createSharedInvoice, signUp } from './support'

// First-load JavaScript, gzipped, against a bare Next.js page built and served in this same run.
const next = ['node_modules/next/dist/bin/next']
const folder = 'bench/bare-next'
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }

let bare: ChildProcess
let floor = 0

/** Bytes of every script a page's HTML asks for, gzipped. */
async function firstLoad(request: APIRequestContext, url: string): Promise<number> {
  const page = await request.get(url)
  const html = await page.text()
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  )
  const sources = new Set(tags.map(([, source]) => new URL(source!, page.url()).href))
  expect(sources.size, `${url} has scripts`).toBeGreaterThan(0)
  let bytes = 0
  for (const source of sources) bytes += gzipSync(await (await request.get(source)).body()).length
  return bytes
}

test.describe('first-load JavaScript', () => {
  test.beforeAll(async ({ playwright }) => {
    test.setTimeout(120_000)
    const build = spawnSync(process.execPath, [...next, 'build', folder], { env, encoding: 'utf8' })
    expect(build.status, build.stdout + build.stderr).toBe(0)
    bare = spawn(process.execPath, [...next, 'start', folder, '-p', '0'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    let origin: string | undefined
    while (!origin) {
      const [chunk] = (await once(bare.stdout!, 'data')) as [Buffer]
      output += chunk.toString()
      origin = /http:\/\/localhost:\d+/.exec(output)?.[0]
    }
    const request = await playwright.request.newContext()
    floor = await firstLoad(request, origin)
    await request.dispose()
  })

  test.afterAll(() => {
    bare?.kill()
  })

  test('of pages for visitors', async ({ context, request }) => {
    await signUp(context)
    const { publicToken } = await createSharedInvoice(context)
    const ratio = async (path: string) => (await firstLoad(request, path)) / floor
    expect(await ratio(`/invoice/${publicToken}`)).toBeLessThanOrEqual(1.05)
    expect(await ratio('/landing')).toBeLessThanOrEqual(1.05)
    expect(await ratio('/login')).toBeLessThanOrEqual(1.15)
  })

  test('of the app', async ({ context }) => {
    await signUp(context)
    const { request } = context
    const ratio = async (path: string) => (await firstLoad(request, path)) / floor
    for (const path of ['/', '/invoices', '/clients', '/calendar', '/settings', '/profile'])
      expect(await ratio(path), path).toBeLessThanOrEqual(1.5)
    expect(await ratio('/invoices/create'), '/invoices/create').toBeLessThanOrEqual(1.75)
  })
})
