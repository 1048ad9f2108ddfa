import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { tooMany, unavailable } from '@/lib/words/errors'
import { FairQueue } from './fair-queue'
import type { RenderAnswer, RenderJob, RenderRequest } from '@/lib/render/pdf/sheet/messages'

interface Pending {
  job: RenderJob
  resolve(bytes: Uint8Array<ArrayBuffer>): void
  reject(error: Error): void
}

interface Options {
  /** The bundled worker; scripts/lib/bundle.mjs makes it. */
  file: string
  fonts: string
  /** How many jobs may wait behind the one being rendered. */
  maxWaiting: number
  /** How many of them may be one owner's. */
  maxWaitingEach: number
  /** Milliseconds a job may take before its thread is ended. */
  timeout: number
}

const busy = () => unavailable('pdf.busy', 5)

const yoursFirst = () => tooMany(2, 'pdf.yours-first')

/**
 * One thread that renders one document after the other, owner by owner, started with the first and replaced when it dies or hangs.
 * It has no environment and gets nothing but the job, so that nothing secret is within its reach.
 */
export class Renderer {
  private worker: Worker | null = null
  private current: (Pending & { id: number; timer: NodeJS.Timeout }) | null = null
  private readonly waiting = new FairQueue<Pending>()
  private lastId = 0

  constructor(private readonly options: Options) {}

  /**
   * Throws 429 when too many of this owner's wait already, 503 when too many of everybody's do or when this document
   * takes too long.
   */
  render(job: RenderJob, owner: string): Promise<Uint8Array<ArrayBuffer>> {
    if (this.waiting.sizeOf(owner) >= this.options.maxWaitingEach) return Promise.reject(yoursFirst())
    if (this.waiting.size >= this.options.maxWaiting) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      this.waiting.push(owner, { job, resolve, reject })
      this.next()
    })
  }

  /** Ends the thread; the next job starts another. */
  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private next(): void {
    if (this.current) return
    const pending = this.waiting.shift()
    // An idle thread keeps no process alive.
    if (!pending) return void this.worker?.unref()
    const worker = (this.worker ??= this.start())
    worker.ref()
    const id = ++this.lastId
    const timer = setTimeout(() => this.lose(worker, tooSlow()), this.options.timeout)
    this.current = { ...pending, id, timer }
    worker.postMessage({ id, ...pending.job } satisfies RenderRequest)
  }

  private start(): Worker {
    const { file, fonts } = this.options
    const worker = new Worker(file, {
      workerData: { fonts },
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    })
    worker.on('message', (answer: RenderAnswer) => this.settle(answer))
    worker.on('error', (error) => this.lose(worker, error))
    worker.on('exit', () => this.lose(worker, new Error('The PDF thread ended')))
    return worker
  }

  private settle(answer: RenderAnswer): void {
    if (this.current?.id !== answer.id) return
    const { resolve, reject } = this.release()
    if ('bytes' in answer) resolve(answer.bytes as Uint8Array<ArrayBuffer>)
    else reject(new Error(`The PDF could not be rendered: ${answer.error}`))
    this.next()
  }

  /** Gives a thread up: its job fails, and those that wait go to a new one. */
  private lose(worker: Worker, error: Error): void {
    if (worker !== this.worker) return
    this.worker = null
    void worker.terminate()
    if (this.current) this.release().reject(error)
    this.next()
  }

  private release(): Pending {
    const current = this.current!
    clearTimeout(current.timer)
    this.current = null
    return current
  }
}

const tooSlow = () => unavailable('pdf.too-slow', 30)

const MAX_WAITING = 64
const MAX_WAITING_EACH = 4
const TIMEOUT = 20_000

/** The renderer of this process. Both files lie in the project, also where only a build of it was deployed. */
export const createRenderer = (): Renderer =>
  new Renderer({
    file: path.join(/* turbopackIgnore: true */ process.cwd(), 'build/pdf-worker.cjs'),
    fonts: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/render/pdf/fonts'),
    maxWaiting: MAX_WAITING,
    maxWaitingEach: MAX_WAITING_EACH,
    timeout: TIMEOUT,
  })
