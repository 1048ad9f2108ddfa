import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { AppError } from '@/lib/i18n/errors'
import type { RenderJob } from '@/lib/documents/pdf/layout/messages'
import type { PdfUse } from '@/lib/documents/pdf/pdf-owner'
import { Renderer } from '@/lib/documents/pdf/renderer'
import { createSampleView } from './sample-invoices'

// Stand-in for the rendering thread; the invoice number tells it how to behave.
const WORKER = `
const { parentPort, threadId } = require('node:worker_threads')
let held = null
parentPort.on('message', ({ id, view }) => {
  const say = (text) => parentPort.postMessage({ id, bytes: new TextEncoder().encode(text) })
  if (view.invoiceNumber === 'die') process.exit(1)
  if (view.invoiceNumber === 'throw') throw new Error('worker broke')
  if (view.invoiceNumber === 'fail') return parentPort.postMessage({ id, error: 'no such glyph' })
  if (view.invoiceNumber === 'hang') for (;;);
  if (view.invoiceNumber === 'environment') return say(Object.keys(process.env).join())
  say(view.invoiceNumber + ' by ' + threadId)
})
parentPort.postMessage({ isReady: true })`

/** Milliseconds; longer than any test, so it only elapses when a test makes it. */
const TIMEOUT = 60_000

const folder = mkdtempSync(path.join(os.tmpdir(), 'renderer-'))
const file = path.join(folder, 'worker.cjs')
let renderer: Renderer

const rendererWith = (own: { waitingEach: number; waiting: number }) => {
  const limits = { ...own, timeout: TIMEOUT }
  const visitor = { waitingEach: 1, waiting: 2, timeout: TIMEOUT / 2 }
  return new Renderer({
    file,
    fonts: '',
    limits: { business: limits, export: limits, mail: limits, link: limits, visitor },
    startTimeout: TIMEOUT,
  })
}

beforeAll(() => writeFileSync(file, WORKER))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  renderer = rendererWith({ waitingEach: 3, waiting: 3 })
})
afterEach(() => renderer.close())

const job = (invoiceNumber: string): RenderJob => ({
  view: { ...createSampleView(0), invoiceNumber },
  logo: null,
  createdAt: 0,
})
const render = async (number: string, id = 'Ada', use: PdfUse = 'business', unwanted?: AbortSignal) =>
  new TextDecoder().decode(await renderer.render(job(number), { use, id }, unwanted))
const thread = async () => (await render('who')).split(' by ')[1]

it('the PDF renderer renders one document after the other on one thread, in order', async () => {
  const done: string[] = []
  await Promise.all(
    ['a', 'b', 'c', 'd'].map(async (number) => done.push((await render(number)).split(' ')[0]!)),
  )
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  expect(await thread()).toBe(await thread())
})

it('the PDF renderer renders on its own thread, which leaves the main one free', async () => {
  expect(Number(await thread())).not.toBe(threadId)
})

it('the PDF renderer rejects jobs with 503 if too many are waiting', async () => {
  renderer = rendererWith({ waitingEach: 4, waiting: 3 })
  const accepted = ['a', 'b', 'c', 'd'].map((number) => render(number))
  await expect(render('e')).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 5 })
  await expect(Promise.all(accepted)).resolves.toHaveLength(4)
  await expect(render('f')).resolves.toContain('f')
})

it('the PDF renderer prefers a business with no waiting job to the links and exports of others', async () => {
  const done: string[] = []
  const track = async (number: string, id: string, use: PdfUse) =>
    done.push((await render(number, id, use)).split(' ')[0]!)
  const links = ['l1', 'l2', 'l3', 'l4'].map((number) => track(number, 'Ada', 'link'))
  const others = [
    track('e', 'Ada', 'export'),
    track('l5', 'Grace', 'link'),
    track('m', 'Linus', 'mail'),
    track('b', 'Linus', 'business'),
  ]
  await Promise.all([...links, ...others])
  expect(done).toEqual(['l1', 'm', 'b', 'l2', 'e', 'l5', 'l3', 'l4'])
})

it('the PDF renderer alternates between businesses, and rejects with 429 if one has too many jobs', async () => {
  renderer = rendererWith({ waitingEach: 2, waiting: 9 })
  const done: string[] = []
  const track = async (number: string, owner: string) =>
    done.push((await render(number, owner)).split(' ')[0]!)
  const many = ['a1', 'a2', 'a3'].map((number) => track(number, 'Ada'))
  await expect(render('a4', 'Ada')).rejects.toMatchObject({ kind: 'too-many', retryAfter: 2 })
  await Promise.all([...many, track('g1', 'Grace'), track('l1', 'Linus')])
  expect(done).toEqual(['a1', 'a2', 'g1', 'l1', 'a3'])
})

it('the PDF renderer renders for visitors only when no business waits, and limits how many wait', async () => {
  const done: string[] = []
  const track = async (number: string, id: string, use: PdfUse) =>
    done.push((await render(number, id, use)).split(' ')[0]!)
  const visits = ['v1', 'v2', 'v3'].map((number) => track(number, number, 'visitor'))
  await expect(render('v4', 'v4', 'visitor')).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 5 })
  await expect(render('v5', 'v2', 'visitor')).rejects.toMatchObject({ kind: 'too-many' })
  const businesses = [track('a', 'Ada', 'business'), track('m', 'Ada', 'mail'), track('l', 'Ada', 'link')]
  await Promise.all([...visits, ...businesses])
  expect(done).toEqual(['v1', 'a', 'm', 'l', 'v2', 'v3'])
})

it('the PDF renderer queues the work, mails and links of a business separately', async () => {
  renderer = rendererWith({ waitingEach: 1, waiting: 9 })
  const mails = ['m1', 'm2'].map((number) => render(number, 'Ada', 'mail'))
  await expect(render('m3', 'Ada', 'mail')).rejects.toMatchObject({ kind: 'too-many' })
  await expect(render('a', 'Ada')).resolves.toContain('a')
  await Promise.all(mails)
})

it('the PDF renderer cancels a PDF whose requests were all aborted and frees its slot', async () => {
  const leaving = new AbortController()
  const begun = render('a')
  const dropped = render('b', 'Ada', 'business', leaving.signal)
  const others = ['c', 'd'].map((number) => render(number))
  leaving.abort()
  await expect(dropped).rejects.toMatchObject({ kind: 'unavailable' })
  const next = render('e')
  expect(await Promise.all([begun, ...others, next])).toHaveLength(4)
})

it('the PDF renderer gives public documents less time', async () => {
  await thread()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] })
  const stuck = render('hang', 'v', 'visitor')
  jest.advanceTimersByTime(TIMEOUT / 2)
  jest.useRealTimers()
  await expect(stuck).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 30 })
})

it('the PDF renderer fails only the document that cannot be rendered, and keeps the thread', async () => {
  const before = await thread()
  const failure = render('fail')
  await expect(failure).rejects.toThrow('no such glyph')
  await expect(failure).rejects.not.toBeInstanceOf(AppError)
  expect(await thread()).toBe(before)
})

it.each(['die', 'throw'])('starts a new thread after a crash (%s), also for waiting jobs', async (how) => {
  const before = await thread()
  const [broken, waiting] = await Promise.allSettled([render(how), render('next')])
  expect(broken.status).toBe('rejected')
  expect(waiting).toMatchObject({ status: 'fulfilled' })
  expect(await thread()).not.toBe(before)
})

it('the PDF renderer ends a hanging thread, answers 503 and continues', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] })
  const both = Promise.allSettled([render('hang'), render('next')])
  jest.advanceTimersByTime(TIMEOUT)
  const [stuck, waiting] = await both
  jest.useRealTimers()
  expect(stuck).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
  expect(waiting).toMatchObject({ status: 'fulfilled' })
})

it('the PDF renderer passes the thread no environment, and so no secrets', async () => {
  expect(process.env.PATH).toBeTruthy()
  expect(await render('environment')).toBe('NODE_ENV')
})
