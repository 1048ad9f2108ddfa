/** The business that the session works in from now on; without a name while it is being set up. */
export interface BusinessSwitch {
  id: number
  name: string | null
}

let channel: BroadcastChannel | undefined

/** One for the whole tab: a channel never hears itself, so a tab does not follow its own switch. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel('sheaf-business'))
}

export const broadcastBusinessSwitch = (business: BusinessSwitch): void => open()?.postMessage(business)

/** Calls back when another tab goes to another business. Returns how to stop listening. */
export function onBusinessSwitch(listener: (business: BusinessSwitch) => void): () => void {
  const shared = open()
  const onMessage = ({ data }: MessageEvent<BusinessSwitch>) => listener(data)
  shared?.addEventListener('message', onMessage)
  return () => shared?.removeEventListener('message', onMessage)
}
