import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface Line {
  /** Milliseconds that every byte takes, each way. */
  latency: number
  /** Bytes a second that come down, however many connections share them. */
  down: number
}

/**
 * A slow line to the application: an address of its own, behind which every answer takes its time. Outside of the browser, whose own
 * emulation of one now and then forgets requests.
 */
export async function startSlowProxy(
  target: string,
  line: Line,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  /** When the line is free again. */
  let free = 0

  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    const ends = [near, far]
    for (const socket of ends) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => ends.forEach((end) => end.destroy()))
      socket.on('close', () => sockets.delete(socket))
    }
    const up = inOrder()
    const down = inOrder()
    const there = () => Date.now() + line.latency
    near.on('data', (bytes) => up(there(), () => far.write(bytes)))
    near.on('end', () => up(there(), () => far.end()))
    far.on('data', (bytes) => {
      free = Math.max(free, there()) + (bytes.length / line.down) * 1000
      down(free, () => near.write(bytes))
    })
    far.on('end', () => down(Math.max(free, there()), () => near.end()))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      sockets.forEach((socket) => socket.destroy())
    })
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

/** Runs each at its time, and never before the one that was there first: two timers of one moment have no order. */
function inOrder(): (at: number, run: () => void) => void {
  const waiting: { at: number; run: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    const [first] = waiting
    timer = first && setTimeout(work, Math.max(0, first.at - Date.now()))
  }
  const work = () => {
    while (waiting[0] && waiting[0].at <= Date.now()) waiting.shift()!.run()
    next()
  }
  return (at, run) => {
    waiting.push({ at, run })
    if (!timer) next()
  }
}
