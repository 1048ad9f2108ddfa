'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { saveFile } from '@/components/shared/browser/save-file'
import { ApiError, getErrorMessage } from '@/lib/platform/http/api-client'
import {
  storeCheckpoint,
  getStoredCheckpoint,
  parseCheckpoint,
  type ExportCheckpoint,
} from './export-checkpoint'
import { getFileName, fetchFileResponse } from '@/components/shared/browser/fetch-file'
import { createZipScanner } from './zip-scanner'

/** Invoices of a part that have started to arrive, and their total. */
interface DownloadProgress {
  invoices: number
  total: number
}

interface ExportPartFile {
  file: Blob
  name: string
  /** URL of the next part; null after the last one. */
  next: string | null
}

/**
 * Downloads a part. Throws ApiError, or the error of `fetch` when `signal` aborts it. `interruptedText`: message if the
 * file arrives incomplete.
 */
async function fetchExportPart(
  address: string,
  { signal, interruptedText }: { signal: AbortSignal; interruptedText: string },
  onProgress: (progress: DownloadProgress) => void,
): Promise<ExportPartFile> {
  const response = await fetchFileResponse(address, { signal })
  const total = Number(response.headers.get('x-invoice-count'))
  onProgress({ invoices: 0, total })
  const zip = createZipScanner()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body!.getReader()
  for (;;) {
    const { value } = await reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : new ApiError(0, interruptedText)
    })
    if (!value) break
    chunks.push(value)
    onProgress({ invoices: zip.see(value), total })
  }
  if (!zip.isWhole()) throw new ApiError(0, interruptedText)
  const next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null
  return { file: new Blob(chunks, { type: 'application/zip' }), name: getFileName(response), next }
}

/**
 * State of an export. `waiting`: another export of the account, or the rest of an interrupted one, is still running.
 */
export type ExportState =
  | { is: 'nothing' }
  | { is: 'waiting' }
  | ({ is: 'loading' } & DownloadProgress)
  | { is: 'failed'; message: string }
  | { is: 'done' }

const never = () => () => {}

/** Downloads the parts of an export in sequence, from the last checkpoint. `first`: URL of the first part. */
export function useExport(userId: number, first: string) {
  const t = useTranslations('profile.export')
  const stored = useSyncExternalStore(
    never,
    () => getStoredCheckpoint(userId),
    () => '',
  )
  const [reached, setReached] = useState<ExportCheckpoint | null>(null)
  const [state, setState] = useState<ExportState>({ is: 'nothing' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start: ExportCheckpoint = { done: 0, next: first }
  const checkpoint = reached ?? parseCheckpoint(stored) ?? start

  const load = async (from: ExportCheckpoint) => {
    const { signal } = (running.current = new AbortController())
    setReached(from)
    setState({ is: 'loading', invoices: 0, total: 0 })
    try {
      for (let at: ExportCheckpoint | null = from; at;) at = await downloadPart(at, signal)
      setState({ is: 'done' })
    } catch (error) {
      if (!signal.aborted) setState({ is: 'failed', message: getErrorMessage(error) })
    }
  }

  /** Downloads one part and returns the next checkpoint, or null after the last part. */
  const downloadPart = async (
    { done, next: address }: ExportCheckpoint,
    signal: AbortSignal,
  ): Promise<ExportCheckpoint | null> => {
    // Ignores progress after the export was stopped.
    const report = (now: ExportState) => !signal.aborted && setState(now)
    const { file, name, next } = await retryWhileBusy(
      () =>
        fetchExportPart(address, { signal, interruptedText: t('interrupted') }, (arrived) =>
          report({ is: 'loading', ...arrived }),
        ),
      () => report({ is: 'waiting' }),
      signal,
    )
    saveFile(file, name)
    const following = next === null ? null : { done: done + 1, next }
    storeCheckpoint(userId, following)
    setReached(following ?? { done: done + 1, next: first })
    return following
  }

  const stop = () => {
    running.current?.abort()
    setState({ is: 'nothing' })
  }

  return { state, done: checkpoint.done, resume: () => load(checkpoint), startOver: () => load(start), stop }
}

/** Seconds. A longer Retry-After has another reason than a running export. */
const LONGEST_WAIT = 60
const ASK_EVERY = 5

async function retryWhileBusy(
  work: () => Promise<ExportPartFile>,
  onWait: () => void,
  signal: AbortSignal,
): Promise<ExportPartFile> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : 0
      if (wait === 0 || wait > LONGEST_WAIT) throw error
      onWait()
      await new Promise((resolve) => setTimeout(resolve, Math.min(wait, ASK_EVERY) * 1000))
      signal.throwIfAborted()
    }
  }
}
