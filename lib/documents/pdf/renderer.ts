import 'server-only'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { tooMany, unavailable } from '@/lib/i18n/errors'
import { FairQueue } from './fair-queue'
import { PDF_LIMITS, type PdfLimits, type PdfOwner, type PdfUse } from './pdf-owner'
import type {
  RenderAnswer,
  RenderJob,
  RenderRequest,
  RenderResult,
} from '@/lib/documents/pdf/layout/messages'

interface PendingJob {
  job: RenderJob
  timeout: number
  resolve(bytes: Uint8Array<ArrayBuffer>): void
  reject(error: Error): void
}

interface Options {
  /** The bundled worker, built by scripts/lib/bundle.mjs. */
  file: string
  fonts: string
  limits: PdfLimits
  /** Milliseconds until a thread must be ready. */
  startTimeout: number
}

const createBusyError = () => unavailable('pdf.busy', 5)

const createOwnerLimitError = () => tooMany(2, 'pdf.yours-first')

/**
 * A thread that renders one document at a time, taking turns between owners: first members and emails, then links and
 * exports, visitors last. It starts with the first document, and is replaced if it dies or hangs. It has no
 * environment variables and receives only the job, so that it can't access secrets.
 */
export class Renderer {
  private worker: Worker | null = null
  private isReady = false
  private current: (PendingJob & { id: number; timer: NodeJS.Timeout }) | null = null
  private readonly businesses = new FairQueue<PendingJob>()
  private readonly links = new FairQueue<PendingJob>()
  private readonly visitors = new FairQueue<PendingJob>()
  private lastId = 0

  constructor(private readonly options: Options) {}

  /**
   * Renders a document. Throws 429 if too many of this owner's are waiting, 503 if this document takes too long or
   * too many are waiting in total. An owner without waiting documents is always accepted, except for visitors: others
   * can't use up that place.
   * @param unwanted aborted when nobody waits for it any more: removes a waiting document from the queue, with 503
   */
  render(job: RenderJob, owner: PdfOwner, unwanted?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    const { waitingEach, waiting, timeout } = this.options.limits[owner.use]
    const queue = this.getQueue(owner.use)
    const key = `${owner.use} ${owner.id}`
    if (queue.getSize(key) >= waitingEach) return Promise.reject(createOwnerLimitError())
    const isFirst = owner.use !== 'visitor' && queue.getSize(key) === 0
    if (queue.size >= waiting && !isFirst) return Promise.reject(createBusyError())
    return new Promise((resolve, reject) => {
      const pending: PendingJob = { job, timeout, resolve, reject }
      queue.push(key, pending)
      unwanted?.addEventListener('abort', () => queue.remove(key, pending) && reject(createBusyError()), {
        once: true,
      })
      this.next()
    })
  }

  private getQueue(use: PdfUse): FairQueue<PendingJob> {
    if (use === 'visitor') return this.visitors
    // Exports share a queue with links: with a higher priority, two of them would keep clients from their invoices.
    return use === 'link' || use === 'export' ? this.links : this.businesses
  }

  /** Ends the thread; the next job starts another. */
  async close(): Promise<void> {
    await this.worker?.terminate()
  }

  private next(): void {
    if (this.current) return
    const pending = this.businesses.shift() ?? this.links.shift() ?? this.visitors.shift()
    // An idle thread must not keep the process alive.
    if (!pending) return void this.worker?.unref()
    const worker = (this.worker ??= this.start())
    worker.ref()
    const id = ++this.lastId
    const timer = this.limit(worker, this.isReady ? pending.timeout : this.options.startTimeout)
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
    this.isReady = false
    worker.on('message', (answer: RenderAnswer) =>
      'isReady' in answer ? this.begin(worker) : this.finishJob(answer),
    )
    worker.on('error', (error) => this.failWorker(worker, error))
    worker.on('exit', () => this.failWorker(worker, new Error('The PDF thread ended')))
    return worker
  }

  private limit(worker: Worker, milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.failWorker(worker, createTimeoutError()), milliseconds)
  }

  /** Starts the timeout of the first document once the thread is ready. */
  private begin(worker: Worker): void {
    if (worker !== this.worker) return
    this.isReady = true
    if (!this.current) return
    clearTimeout(this.current.timer)
    this.current.timer = this.limit(worker, this.current.timeout)
  }

  private finishJob(answer: RenderResult): void {
    if (this.current?.id !== answer.id) return
    const { resolve, reject } = this.release()
    if ('bytes' in answer) resolve(answer.bytes as Uint8Array<ArrayBuffer>)
    else reject(new Error(`The PDF could not be rendered: ${answer.error}`))
    this.next()
  }

  /** Terminates a thread: its job fails, waiting ones go to a new thread. */
  private failWorker(worker: Worker, error: Error): void {
    if (worker !== this.worker) return
    this.worker = null
    void worker.terminate()
    if (this.current) this.release().reject(error)
    this.next()
  }

  private release(): PendingJob {
    const current = this.current!
    clearTimeout(current.timer)
    this.current = null
    return current
  }
}

const createTimeoutError = () => unavailable('pdf.too-slow', 30)

const START_TIMEOUT = 20_000

/** Creates the renderer of this process. Both paths exist in deployments that contain only the build, too. */
export const createRenderer = (): Renderer =>
  new Renderer({
    file: path.join(/* turbopackIgnore: true */ process.cwd(), 'build/pdf-worker.cjs'),
    fonts: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/documents/pdf/fonts'),
    limits: PDF_LIMITS,
    startTimeout: START_TIMEOUT,
  })
