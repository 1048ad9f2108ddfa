import { beginConnect } from '@/lib/gmail/connect'
import { disconnectGmail } from '@/lib/gmail/mutations'
import { json, withUser } from '@/lib/http/server'

/** Where the browser has to go to connect Gmail. */
export const POST = withUser(async ({ signed }) => json({ url: await beginConnect(signed.sessionId) }))

export const DELETE = withUser(async ({ user }) => json(await disconnectGmail(user.id)))
