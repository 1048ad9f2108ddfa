/** As the browser's, which jsdom has not: every channel of the name hears a message, but the one that sent it. */
class Channel extends EventTarget {
  static all: Channel[] = []
  constructor(readonly name: string) {
    super()
    Channel.all.push(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** What another tab of the product hears, and how it says something itself. */
export function createOtherTab() {
  global.BroadcastChannel = Channel as unknown as typeof BroadcastChannel
  const channel = new Channel('sheaf-business')
  const heard: unknown[] = []
  channel.addEventListener('message', (event) => heard.push((event as MessageEvent).data))
  return { heard, say: (message: unknown) => channel.postMessage(message) }
}
