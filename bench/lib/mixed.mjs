import { sampleBody } from './sample-invoice.mjs'

/** What `mixed` asks for, in words. */
export const MIX =
  '60 % list, invoice and dashboard of somebody signed in, 25 % public invoices, 10 % new invoices of ten lines, 5 % PDFs, of fifty invoices in turn'

/** The kinds of requests in it. */
export const KINDS = {
  L: 'Invoice list',
  D: 'Dashboard',
  I: 'An invoice',
  P: 'Public invoice',
  C: 'New invoice of ten lines',
  F: 'PDF of ten lines, drawn anew',
}

/** Twenty requests in turn, so that every second has the same of each kind: answers what gives the next one, for `openLoad`. */
export async function mixed(whose) {
  const kinds = await kindsOf(whose)
  const turn = [...'LPIDLPICDPLFIDPLCIPD']
  let count = 0
  return () => kinds[turn[count++ % turn.length]]()
}

/**
 * What gives the next request of a kind, by the names of `KINDS`. Invoices and PDFs are fifty in turn. `cookie` is a session's, `token` a public link's
 * key.
 */
export async function kindsOf({ origin, cookie, token }) {
  const signedIn = (path) => () => ({ url: origin + path, headers: { cookie } })
  const list = async (path) => (await fetch(origin + path, { headers: { cookie } })).json()
  const [{ id: clientId }] = await list('/api/clients')
  const ids = (await list('/api/invoices?limit=50')).map(({ id }) => id)
  const inTurn =
    (path, at = 0) =>
    () =>
      signedIn(path(ids[at++ % ids.length]))()
  return {
    L: signedIn('/invoices'),
    D: signedIn('/'),
    I: inTurn((id) => `/invoices/${id}`),
    P: () => ({ url: `${origin}/invoice/${token}` }),
    C: () => ({
      ...{ url: `${origin}/api/invoices`, method: 'POST' },
      headers: { cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...sampleBody(clientId, 'INV-0001', 10), autoNumber: true }),
    }),
    F: inTurn((id) => `/api/invoices/${id}/pdf`),
  }
}
