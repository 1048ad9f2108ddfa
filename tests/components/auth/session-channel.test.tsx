import { announceSession, onSessionChange } from '@/components/shared/session-channel'

/** As the browser's: every channel of the name hears a message, but the one that sent it. */
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

it('tells other tabs, and never the tab that says it', () => {
  global.BroadcastChannel = Channel as unknown as typeof BroadcastChannel
  const heard: string[] = []
  const stop = onSessionChange((message) => heard.push(message))
  announceSession('signed-in')
  expect(heard).toEqual([])
  const otherTab = new Channel(Channel.all[0]!.name)
  otherTab.postMessage('signed-out')
  expect(heard).toEqual(['signed-out'])
  stop()
  otherTab.postMessage('signed-in')
  expect(heard).toEqual(['signed-out'])
})
