import { expect, test, type APIRequestContext } from '@playwright/test'
import { buildBareNext, startBareNext } from '../../../../bench/lib/bare-next.mjs'
import { budgets, measureFirstLoad } from '../../../../bench/lib/first-load.mjs'
import { createSharedInvoice, signUp } from '../../../e2e/helpers'

// First-load JavaScript, gzipped, compared with a bare Next.js page built and served in the same run.

let bare: Awaited<ReturnType<typeof startBareNext>> | undefined
let floor = 0

const bodies = (request: APIRequestContext) => async (url: string) => {
  const response = await request.get(url)
  expect(response.status(), url).toBe(200)
  return response.body()
}

async function listTooHeavy(
  request: APIRequestContext,
  origin: string,
  limits: Record<string, number>,
  pathOf = (page: string) => page,
): Promise<string[]> {
  const found: string[] = []
  for (const [page, limit] of Object.entries(limits)) {
    const ratio = (await measureFirstLoad(bodies(request), origin + pathOf(page))) / floor
    if (ratio > limit) found.push(`${page}: ${ratio.toFixed(2)}, at most ${limit}`)
  }
  return found
}

test.describe('first-load JavaScript', () => {
  // One bare page serves all tests.
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async ({ playwright }) => {
    buildBareNext()
    bare = await startBareNext()
    const request = await playwright.request.newContext()
    floor = await measureFirstLoad(bodies(request), bare.origin)
    await request.dispose()
  })

  test.afterAll(() => bare?.stop())

  test('of public pages stays within its budget', async ({ context, request, baseURL }) => {
    await signUp(context)
    const { publicToken } = await createSharedInvoice(context)
    const pathOf = (page: string) => (page === '/invoice' ? `/invoice/${publicToken}` : page)
    expect(await listTooHeavy(request, baseURL!, budgets.visitors, pathOf)).toEqual([])
  })

  test('of the app stays within its budget', async ({ context, baseURL }) => {
    await signUp(context)
    expect(await listTooHeavy(context.request, baseURL!, budgets.app)).toEqual([])
  })
})
