import 'server-only'
import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { log } from '@/lib/platform/log'

export interface ExportFile {
  name: string
  content: AsyncIterable<string | Uint8Array>
}

/** Creates a file from content in memory. */
export const createFile = (name: string, ...content: (string | Uint8Array)[]): ExportFile => ({
  name,
  content: (async function* () {
    yield* content
  })(),
})

/**
 * Streams files as one ZIP, only as fast as the client reads, never held in memory as a whole. A disconnect stops the
 * work. `onEnd` is called once, whether it succeeds or not.
 */
export function createZipStream(
  files: AsyncIterable<ExportFile>,
  onEnd: () => Promise<void>,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const chunks = output[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const ended = addFiles(zip, output, files)
    .catch((error: unknown) => {
      if (!output.destroyed) log.error({ err: error }, 'export failed')
      output.destroy(error as Error)
    })
    .finally(onEnd)
    .catch((error: unknown) => log.error({ err: error }, 'ending an export failed'))
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next()
        if (!done) return controller.enqueue(value)
        // Clean up first: a client that has received everything may request the next part at once.
        await ended
        controller.close()
      },
      cancel: () => void output.destroy(),
    },
    { highWaterMark: 0 },
  )
}

/** Adds files one at a time; the next is generated once the previous one has been read. */
async function addFiles(zip: ZipFile, output: PassThrough, files: AsyncIterable<ExportFile>): Promise<void> {
  for await (const { name, content } of files) {
    if (output.destroyed) return
    const source = Readable.from(content, { objectMode: false })
    const stop = () => source.destroy()
    output.once('close', stop)
    // PDFs and pictures are already compressed.
    zip.addReadStream(source, name, { mtime: new Date(), compress: !/\.(pdf|png|jpg)$/.test(name) })
    await finished(source)
    output.off('close', stop)
  }
  zip.end()
}
