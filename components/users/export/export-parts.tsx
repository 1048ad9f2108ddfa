'use client'

import { Download, Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useExport, type ExportState } from './use-export'

interface ExportProgressProps {
  state: Extract<ExportState, { is: 'loading' | 'waiting' }>
  /** Part being downloaded, counted from 1. */
  number: number
  count: number
}

const integer = new Intl.NumberFormat('en-US')

/** Progress of an export: part, invoices and a bar for the whole. */
function ExportProgress({ state, number, count }: ExportProgressProps) {
  const share = state.is === 'loading' && state.total > 0 ? Math.min(state.invoices / state.total, 1) : 0
  const percent = Math.floor(((number - 1 + share) / count) * 100)
  const part = `Part ${number} of ${count}`

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* Announced for each part only; the invoice count changes too often. */}
        <p role="status" className="font-medium">
          {part}
        </p>
        <p className="text-muted-foreground tabular-nums">{detail(state)}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Export"
        aria-valuenow={percent}
        aria-valuetext={`${part}, ${detail(state)}`}
        className="bg-muted h-2 overflow-hidden rounded-full"
      >
        <div className="bg-primary h-full rounded-full" style={{ width: `${percent}%` }} />
      </div>
      <p className="text-muted-foreground text-caption">
        Keep this page open. Your browser may ask whether several files may be downloaded.
      </p>
    </div>
  )
}

function detail(state: ExportProgressProps['state']): string {
  if (state.is === 'waiting') return 'Waiting for another export to end…'
  if (state.invoices === 0) return 'Preparing…'
  return `${integer.format(Math.min(state.invoices, state.total))} of ${integer.format(state.total)} invoices`
}

interface ExportPartsProps {
  userId: number
  /** URLs in order. */
  parts: string[]
}

/** Export in parts, downloaded in sequence by one button or separately by links. */
export function ExportParts({ userId, parts }: ExportPartsProps) {
  const { state, done, resume, startOver, stop } = useExport(userId, parts[0]!)
  const isRunning = state.is === 'loading' || state.is === 'waiting'
  const isBegun = done > 0 && state.is !== 'done'
  const number = done + 1
  // There may be more parts by now than when the page was rendered.
  const count = Math.max(parts.length, state.is === 'done' ? done : number)

  return (
    <div className="grid gap-4">
      {isRunning && <ExportProgress state={state} number={number} count={count} />}
      <p role="status" className="empty:hidden">
        {state.is === 'done' && `All ${done} parts are downloaded.`}
        {state.is === 'nothing' && isBegun && `${done} of ${count} parts are downloaded.`}
      </p>
      {state.is === 'failed' && (
        <p role="alert" className="text-destructive">
          Part {number} of {count} couldn’t be downloaded. {state.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {/* A single button in all states, so that it keeps the focus. */}
        <Button variant="outline" onClick={isRunning ? stop : isBegun ? resume : startOver}>
          {!isRunning && <Download aria-hidden="true" />}
          {isRunning
            ? 'Stop'
            : state.is === 'failed'
              ? `Try part ${number} again`
              : isBegun
                ? `Continue with part ${number}`
                : `Download all ${count} parts`}
        </Button>
        {isBegun && !isRunning && (
          <Button variant="ghost" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
      <ExportPartLinks parts={parts} done={done} />
    </div>
  )
}

interface ExportPartLinksProps {
  /** URLs of the parts in order. */
  parts: string[]
  /** Number of parts downloaded, from the first. */
  done: number
}

/** Each part as a plain download, repeatable at any time. */
function ExportPartLinks({ parts, done }: ExportPartLinksProps) {
  return (
    <div className="grid gap-1">
      <p className="text-muted-foreground">Or download them one by one:</p>
      <ul aria-label="Parts" className="flex max-h-48 flex-wrap gap-x-4 overflow-y-auto">
        {parts.map((address, at) => (
          <li key={address}>
            <a
              href={address}
              download
              className="touch-target inline-flex items-center gap-1 rounded-sm underline underline-offset-4"
            >
              Part {at + 1}
              {at < done && (
                <>
                  <Check aria-hidden="true" className="text-success size-4" />
                  <span className="sr-only">(downloaded)</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
