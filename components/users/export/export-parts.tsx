'use client'

import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ExportProgress } from './export-progress'
import { ExportPartLinks } from './export-part-links'
import { useExport } from './use-export'

interface ExportPartsProps {
  userId: number
  /** Their addresses, in order. */
  parts: string[]
}

/** An export in parts: all of them one after the other, with one button, or each by its own link. */
export function ExportParts({ userId, parts }: ExportPartsProps) {
  const { doing, done, goOn, startOver, stop } = useExport(userId, parts[0]!)
  const isRunning = doing.is === 'loading' || doing.is === 'waiting'
  const isBegun = done > 0 && doing.is !== 'done'
  const number = done + 1
  // There may be more parts than there were when the page was made.
  const count = Math.max(parts.length, doing.is === 'done' ? done : number)

  return (
    <div className="grid gap-4">
      {isRunning && <ExportProgress doing={doing} number={number} count={count} />}
      <p role="status" className="empty:hidden">
        {doing.is === 'done' && `All ${done} parts are downloaded.`}
        {doing.is === 'nothing' && isBegun && `${done} of ${count} parts are downloaded.`}
      </p>
      {doing.is === 'failed' && (
        <p role="alert" className="text-destructive">
          Part {number} of {count} couldn’t be downloaded. {doing.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {/* The same button all the while, so that whoever presses it keeps their place. */}
        <Button variant="outline" onClick={isRunning ? stop : isBegun ? goOn : startOver}>
          {!isRunning && <Download aria-hidden="true" />}
          {isRunning
            ? 'Stop'
            : doing.is === 'failed'
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
