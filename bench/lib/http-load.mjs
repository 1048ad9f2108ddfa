import http from 'node:http'

/**
 * Requests a page repeatedly over keep-alive connections, `clients` at a time. Throws on the first response other than
 * 200, because an error page is fast.
 */
export async function load(url, { requests, clients = 4, headers = {} }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  let left = requests
  const one = async () => {
    while (left-- > 0) {
      const { status, body } = await get(url, headers, agent)
      if (status !== 200) throw new Error(`${url} answered ${status}: ${body.toString().slice(0, 200)}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, one))
  } finally {
    agent.destroy()
  }
}

/** Sends a GET request: `{ status, body }`. */
export function get(url, headers = {}, agent = undefined) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(chunks) }))
    })
    request.on('error', reject)
  })
}
