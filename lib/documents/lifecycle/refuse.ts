import 'server-only'
import { conflict } from '@/lib/words/errors'
import { refusal, type Judged } from '.'
import type { Act } from './invoice-acts'

/** Throws 409 with the reason where an act can't be done. Apart from the table, which the browser asks too. */
export function refuse(act: Act, document: Judged): void {
  const why = refusal(act, document)
  if (why !== null) throw conflict(why)
}
