/** Stands in for BroadcastChannel, which jsdom lacks: all channels of a name except the sender receive a message. */
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

/** Simulates another tab: returns the messages it receives and a way to send its own. */
export function createOtherTab() {
  global.BroadcastChannel = Channel as unknown as typeof BroadcastChannel
  const channel = new Channel('sheaf-business')
  const heard: unknown[] = []
  channel.addEventListener('message', (event) => heard.push((event as MessageEvent).data))
  return { heard, say: (message: unknown) => channel.postMessage(message) }
}
