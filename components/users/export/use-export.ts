'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { saveFile } from '@/components/shared/browser/save-file'
import { ApiError, getErrorMessage } from '@/lib/platform/http/api-client'
import { fetchExportPart, type DownloadProgress, type ExportPartFile } from './fetch-export-part'
import {
  storeCheckpoint,
  getStoredCheckpoint,
  parseCheckpoint,
  type ExportCheckpoint,
} from './export-checkpoint'

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
