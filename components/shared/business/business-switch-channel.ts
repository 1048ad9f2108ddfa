/** Business the session has switched to; without a name during its onboarding. */
export interface BusinessSwitch {
  id: number
  name: string | null
}

let channel: BroadcastChannel | undefined

/** One channel per tab: a channel doesn't receive its own messages, so a tab doesn't react to its own switch. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel('sheaf-business'))
}

export const broadcastBusinessSwitch = (business: BusinessSwitch): void => open()?.postMessage(business)

/** Calls back when another tab switches the business. Returns the unsubscribe function. */
export function onBusinessSwitch(listener: (business: BusinessSwitch) => void): () => void {
  const shared = open()
  const onMessage = ({ data }: MessageEvent<BusinessSwitch>) => listener(data)
  shared?.addEventListener('message', onMessage)
  return () => shared?.removeEventListener('message', onMessage)
}
