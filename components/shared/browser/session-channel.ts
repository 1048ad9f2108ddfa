/** What tabs tell each other about the session they share. */
type SessionMessage = 'signed-in' | 'signed-out'

let channel: BroadcastChannel | undefined

/** One for the whole tab: a channel never hears itself, so a tab does not follow its own sign-in. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel('sheaf-session'))
}

export const announceSession = (message: SessionMessage): void => open()?.postMessage(message)

/** Calls back when another tab signs in or out. Answers how to stop listening. */
export function onSessionChange(listener: (message: SessionMessage) => void): () => void {
  const shared = open()
  const onMessage = (event: MessageEvent) => listener(event.data as SessionMessage)
  shared?.addEventListener('message', onMessage)
  return () => shared?.removeEventListener('message', onMessage)
}
