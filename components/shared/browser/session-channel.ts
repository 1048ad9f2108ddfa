/** What tabs tell each other about the session they share. */
type SessionMessage = 'signed-in' | 'signed-out'

/** The business that the session works in from now on; without a name while it is being set up. */
export interface Switched {
  id: number
  name: string | null
}

let channel: BroadcastChannel | undefined

/** One for the whole tab: a channel never hears itself, so a tab does not follow its own sign-in. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel('sheaf-session'))
}

export const announceSession = (message: SessionMessage): void => open()?.postMessage(message)
export const announceSwitch = (business: Switched): void => open()?.postMessage(business)

function listen(hear: (data: unknown) => void): () => void {
  const shared = open()
  const onMessage = (event: MessageEvent) => hear(event.data)
  shared?.addEventListener('message', onMessage)
  return () => shared?.removeEventListener('message', onMessage)
}

/** Calls back when another tab signs in or out. Answers how to stop listening. */
export const onSessionChange = (listener: (message: SessionMessage) => void): (() => void) =>
  listen((data) => typeof data === 'string' && listener(data as SessionMessage))

/** Calls back when another tab goes to another business. Answers how to stop listening. */
export const onSwitch = (listener: (business: Switched) => void): (() => void) =>
  listen((data) => typeof data === 'object' && data !== null && listener(data as Switched))
