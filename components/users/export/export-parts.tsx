'use client'

import { useTranslations } from 'next-intl'
import { Download, Check } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useExport, type ExportState } from './use-export'

interface ExportProgressProps {
  state: Extract<ExportState, { is: 'loading' | 'waiting' }>
  /** Part being downloaded, counted from 1. */
  number: number
  count: number
}

/** Progress of an export: part, invoices and a bar for the whole. */
function ExportProgress({ state, number, count }: ExportProgressProps) {
  const t = useTranslations('profile.export')
  const share = state.is === 'loading' && state.total > 0 ? Math.min(state.invoices / state.total, 1) : 0
  const percent = Math.floor(((number - 1 + share) / count) * 100)
  const part = t('part', { number, count })
  const detail =
    state.is === 'waiting'
      ? t('waiting')
      : state.invoices === 0
        ? t('preparing')
        : t('invoices', { done: Math.min(state.invoices, state.total), total: state.total })

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* Announced for each part only; the invoice count changes too often. */}
        <p role="status" className="font-medium">
          {part}
        </p>
        <p className="text-muted-foreground tabular-nums">{detail}</p>
      </div>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuenow={percent}
        aria-valuetext={t('progressText', { part, detail })}
        className="bg-muted h-2 overflow-hidden rounded-full"
      >
        <div className="bg-primary h-full rounded-full" style={{ width: `${percent}%` }} />
      </div>
      <p className="text-muted-foreground text-caption">{t('keepOpen')}</p>
    </div>
  )
}

interface ExportPartsProps {
  userId: number
  /** URLs in order. */
  parts: string[]
}

/** Export in parts, downloaded in sequence by one button or separately by links. */
export function ExportParts({ userId, parts }: ExportPartsProps) {
  const t = useTranslations('profile.export')
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
        {state.is === 'done' && t('allDownloaded', { count: done })}
        {state.is === 'nothing' && isBegun && t('someDownloaded', { done, count })}
      </p>
      {state.is === 'failed' && (
        <p role="alert" className="text-destructive">
          {t('partFailed', { number, count, reason: state.message })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {/* A single button in all states, so that it keeps the focus. */}
        <Button variant="outline" onClick={isRunning ? stop : isBegun ? resume : startOver}>
          {!isRunning && <Download aria-hidden="true" />}
          {isRunning
            ? t('stop')
            : state.is === 'failed'
              ? t('retryPart', { number })
              : isBegun
                ? t('continue', { number })
                : t('downloadAll', { count })}
        </Button>
        {isBegun && !isRunning && (
          <Button variant="ghost" onClick={startOver}>
            {t('startOver')}
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
  const t = useTranslations('profile.export')
  return (
    <div className="grid gap-1">
      <p className="text-muted-foreground">{t('oneByOne')}</p>
      <ul aria-label={t('parts')} className="flex max-h-48 flex-wrap gap-x-4 overflow-y-auto">
        {parts.map((address, at) => (
          <li key={address}>
            <a
              href={address}
              download
              className="touch-target inline-flex items-center gap-1 rounded-sm underline underline-offset-4"
            >
              {t('partLink', { number: at + 1 })}
              {at < done && (
                <>
                  <Check aria-hidden="true" className="text-success size-4" />
                  <span className="sr-only">{t('downloaded')}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
