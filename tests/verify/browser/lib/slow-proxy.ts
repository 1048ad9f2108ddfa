import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface Line {
  /** Milliseconds of latency, each way. */
  latency: number
  /** Download bytes per second, shared by all connections. */
  down: number
}

/**
 * Starts a proxy with a slow connection to the application. Outside the browser, because the browser's own throttling
 * sometimes drops requests.
 */
export async function startSlowProxy(
  target: string,
  line: Line,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  /** Time at which the line is free again. */
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

/** Runs callbacks at their time and in order: two timers for the same moment have no defined order. */
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
