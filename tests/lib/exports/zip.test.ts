import { unzipSync } from 'fflate'
import type { ExportFile } from '@/lib/exports/zip'
import { createZipStream } from '@/lib/exports/zip'

const SIZE = 100_000

/** Yields `count` files and records how many were made and whether it was stopped. */
function source(count: number) {
  const seen = { made: 0, stopped: false }
  async function* files(): AsyncGenerator<ExportFile> {
    try {
      for (let n = 1; n <= count; n++) {
        seen.made = n
        const bytes = new Uint8Array(SIZE).fill(n)
        yield {
          name: `folder/file ${n}.pdf`,
          content: (async function* () {
            yield bytes
          })(),
        }
      }
    } finally {
      seen.stopped = true
    }
  }
  return { seen, files: files() }
}
/** Lets streams proceed without reading them. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

/** Returns an `onEnd` and a promise that resolves when it is called. */
function ending() {
  const { promise: ended, resolve } = deferred()
  return { onEnd: jest.fn(async () => resolve()), ended }
}

it('the ZIP stream creates a ZIP that other programs can read', async () => {
  let ended = false
  const onEnd = jest.fn(async () => {
    await turns()
    ended = true
  })
  const text = {
    name: 'ä/Łódź.txt',
    content: (async function* () {
      yield 'one '
      yield 'zwei'
    })(),
  }
  const { files } = source(3)
  const all = (async function* () {
    yield text
    yield* files
  })()
  const bytes = new Uint8Array(await new Response(createZipStream(all, onEnd)).arrayBuffer())
  expect(ended).toBe(true)
  const found = unzipSync(bytes)
  expect(Object.keys(found)).toEqual(['ä/Łódź.txt', ...[1, 2, 3].map((n) => `folder/file ${n}.pdf`)])
  expect(Buffer.from(found['ä/Łódź.txt']!).toString()).toBe('one zwei')
  expect(Buffer.from(found['folder/file 3.pdf']!).equals(Buffer.alloc(SIZE, 3))).toBe(true)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('the ZIP stream produces files only as fast as they are read', async () => {
  const { seen, files } = source(100)
  const reader = createZipStream(files, async () => {}).getReader()
  await reader.read()
  await turns()
  expect(seen.made).toBeLessThanOrEqual(3)
  let size = 0
  while (size < 50 * SIZE) size += (await reader.read()).value!.byteLength
  expect(seen.made).toBeGreaterThanOrEqual(50)
  expect(seen.made).toBeLessThanOrEqual(54)
  await reader.cancel()
})

it('the ZIP stream stops once when the reader stops', async () => {
  const { seen, files } = source(100)
  const { onEnd, ended } = ending()
  const reader = createZipStream(files, onEnd).getReader()
  await reader.read()
  await reader.cancel()
  await ended
  expect(seen.stopped).toBe(true)
  expect(seen.made).toBeLessThanOrEqual(3)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('the ZIP stream stops while a file is being produced, and requests no other', async () => {
  const [asked, released] = [deferred(), deferred()]
  const made: number[] = []
  async function* files(): AsyncGenerator<ExportFile> {
    for (let n = 1; n <= 3; n++) {
      asked.resolve()
      await released.promise
      made.push(n)
      yield {
        name: `${n}.txt`,
        content: (async function* () {
          yield 'text'
        })(),
      }
    }
  }
  const { onEnd, ended } = ending()
  const reader = createZipStream(files(), onEnd).getReader()
  await asked.promise
  await reader.cancel()
  released.resolve()
  await ended
  expect(made).toEqual([1])
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('the ZIP stream aborts if its source fails, instead of ending as if complete', async () => {
  async function* files(): AsyncGenerator<ExportFile> {
    yield* source(1).files
    throw new Error('The database is gone')
  }
  const onEnd = jest.fn(async () => {})
  await expect(new Response(createZipStream(files(), onEnd)).arrayBuffer()).rejects.toThrow(
    'The database is gone',
  )
  expect(onEnd).toHaveBeenCalledTimes(1)
})
