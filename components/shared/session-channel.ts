/** What tabs tell each other about the session they share. */
export type SessionMessage = 'signed-in' | 'signed-out'

const NAME = 'sheaf-session'

export function announceSession(message: SessionMessage): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(message)
  channel.close()
}

/** Calls back when another tab signs in or out. Answers how to stop listening. */
export function onSessionChange(listener: (message: SessionMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = (event) => listener(event.data as SessionMessage)
  return () => channel.close()
}
