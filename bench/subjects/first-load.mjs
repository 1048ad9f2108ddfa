import { goals, measureFirstLoad } from '../lib/first-load.mjs'
import { createRatioRow } from '../lib/measure.mjs'
import { get } from '../lib/http-load.mjs'

export const title = 'First load: every script the HTML asks for, gzipped, against a bare Next.js page'

/** @param {import('../lib/app-under-test.mjs').AppUnderTest} setup */
export async function measure(setup) {
  const { origin, cookie, token } = await setup.app()
  const bare = await setup.bare()
  const bodies = (headers) => async (url) => {
    const { status, body } = await get(url, headers)
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    return body
  }
  const floor = await measureFirstLoad(bodies({}), `${bare.origin}/`)
  const rows = []
  for (const [headers, budget] of [
    [{}, goals.visitors],
    [{ cookie }, goals.app],
  ])
    for (const [path, atMost] of Object.entries(budget)) {
      const address = path === '/invoice' ? `${path}/${token}` : path
      const ours = (await measureFirstLoad(bodies(headers), origin + address)) / 1024
      rows.push(createRatioRow({ what: path, ours, against: floor / 1024, unit: 'KB', atMost }))
    }
  return rows
}
