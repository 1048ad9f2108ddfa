'use client'

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

const DOWNLOAD_INTERRUPTED = 'The download stopped before the end.'

/** How many invoices of a part have begun to arrive. */
interface DownloadProgress {
  invoices: number
  of: number
}

interface ExportPartFile {
  file: Blob
  name: string
  /** The address of the next part, null behind the last one. */
  next: string | null
}

/** A part of an export, whole. Throws ApiError, or as `fetch` does when `signal` ends it. */
async function fetchExportPart(
  address: string,
  signal: AbortSignal,
  onArrived: (arrived: DownloadProgress) => void,
): Promise<ExportPartFile> {
  const response = await fetchFileResponse(address, { signal })
  const of = Number(response.headers.get('x-invoice-count'))
  onArrived({ invoices: 0, of })
  const zip = createZipScanner()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body!.getReader()
  for (;;) {
    const { value } = await reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : new ApiError(0, DOWNLOAD_INTERRUPTED)
    })
    if (!value) break
    pieces.push(value)
    onArrived({ invoices: zip.see(value), of })
  }
  if (!zip.isWhole()) throw new ApiError(0, DOWNLOAD_INTERRUPTED)
  const next = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null
  return { file: new Blob(pieces, { type: 'application/zip' }), name: getFileName(response), next }
}

/** What goes on: `waiting` while another export of the account, or what is left of one that broke off, has yet to end. */
export type ExportState =
  | { is: 'nothing' }
  | { is: 'waiting' }
  | ({ is: 'loading' } & DownloadProgress)
  | { is: 'failed'; message: string }
  | { is: 'done' }

const never = () => () => {}

/** Downloads the parts of an export one after the other, from where it was stopped, failed or left. `first` is the address of the first. */
export function useExport(userId: number, first: string) {
  const kept = useSyncExternalStore(
    never,
    () => getStoredCheckpoint(userId),
    () => '',
  )
  const [come, setCome] = useState<ExportCheckpoint | null>(null)
  const [doing, setDoing] = useState<ExportState>({ is: 'nothing' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start: ExportCheckpoint = { done: 0, next: first }
  const place = come ?? parseCheckpoint(kept) ?? start

  const load = async (from: ExportCheckpoint) => {
    const { signal } = (running.current = new AbortController())
    setCome(from)
    setDoing({ is: 'loading', invoices: 0, of: 0 })
    try {
      for (let at: ExportCheckpoint | null = from; at;) at = await take(at, signal)
      setDoing({ is: 'done' })
    } catch (error) {
      if (!signal.aborted) setDoing({ is: 'failed', message: getErrorMessage(error) })
    }
  }

  /** Downloads one part and answers where the next one is. */
  const take = async (
    { done, next: address }: ExportCheckpoint,
    signal: AbortSignal,
  ): Promise<ExportCheckpoint | null> => {
    // What was on its way when it was stopped says nothing any more.
    const tell = (now: ExportState) => !signal.aborted && setDoing(now)
    const { file, name, next } = await whenFree(
      () => fetchExportPart(address, signal, (arrived) => tell({ is: 'loading', ...arrived })),
      () => tell({ is: 'waiting' }),
      signal,
    )
    saveFile(file, name)
    const behind = next === null ? null : { done: done + 1, next }
    storeCheckpoint(userId, behind)
    setCome(behind ?? { done: done + 1, next: first })
    return behind
  }

  const stop = () => {
    running.current?.abort()
    setDoing({ is: 'nothing' })
  }

  return { doing, done: place.done, goOn: () => load(place), startOver: () => load(start), stop }
}

/** Seconds. What the server asks to wait longer for is not the end of another export. */
const LONGEST_WAIT = 60
const ASK_EVERY = 5

async function whenFree(
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
