import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { env } from '@/lib/platform/env'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a fake of UploadThing's three servers in one: takes uploads, deletes files, serves files. */
export async function startUploadThing() {
  const files = new Map<string, Buffer>()
  const calls: string[] = []
  /** Handles requests in place of the service until it is null again. */
  let fault: Handler | null = null
  /** Runs while an upload is in progress. */
  let meanwhile = async () => {}

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://service')
    calls.push(`${request.method} ${url.pathname.split('/')[1]}`)
    if (fault) return fault(request, response)
    const body = await read(request)
    if (request.method === 'PUT') {
      // The signed URL contains the id that was requested for the file.
      const id = url.searchParams.get('x-ut-custom-id')!
      files.set(id, fileIn(body, request.headers['content-type']!))
      await meanwhile()
      return json(response, uploaded(`http://${origin()}/f/${id}`))
    }
    if (url.pathname === '/v6/deleteFiles') {
      const { customIds } = JSON.parse(body.toString()) as { customIds: string[] }
      const gone = customIds.filter((id) => files.delete(id))
      return json(response, { success: true, deletedCount: gone.length })
    }
    const file = files.get(url.pathname.replace('/f/', ''))
    response.writeHead(file ? 200 : 404).end(file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = () => `localhost:${(server.address() as AddressInfo).port}`

  return {
    files,
    calls,
    fail: (handler: Handler | null) => void (fault = handler),
    during: (work: () => Promise<void>) => void (meanwhile = work),
    /** Configures the product to use it until it stops. */
    configure: () => {
      Object.assign(env(), { UPLOADTHING_TOKEN: token, UPLOADTHING_UFS_HOST: origin() })
      // Read by UploadThing's own client.
      Object.assign(process.env, {
        UPLOADTHING_INGEST_URL: `http://${origin()}`,
        UPLOADTHING_API_URL: `http://${origin()}`,
      })
    },
    stop: () => {
      Object.assign(env(), { UPLOADTHING_TOKEN: undefined, UPLOADTHING_UFS_HOST: undefined })
      server.closeAllConnections()
      server.close()
    },
  }
}

const token = Buffer.from(
  JSON.stringify({ apiKey: 'sk_live_test', appId: 'sheaf', regions: ['sea1'] }),
).toString('base64')

const uploaded = (ufsUrl: string) => ({
  url: ufsUrl,
  appUrl: ufsUrl,
  ufsUrl,
  fileHash: 'hash',
  serverData: null,
})

const json = (response: ServerResponse, body: unknown) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Extracts the single file of a multipart body. */
function fileIn(body: Buffer, contentType: string): Buffer {
  const boundary = `--${/boundary=(.+)$/.exec(contentType)![1]}`
  const start = body.indexOf('\r\n\r\n') + 4
  return body.subarray(start, body.indexOf(`\r\n${boundary}`, start))
}
