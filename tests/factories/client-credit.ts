import { addCreditEntry, createCreditSpentError } from '@/lib/documents/client-credit/ledger'
import type { Actor } from '@/lib/core/access/actor'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'

/** Adds credit to a client, as a document would. */
export const addClientCredit = (actor: Actor, clientId: number, amount: number, currency = 'USD') =>
  db.$transaction((tx) =>
    addCreditEntry(
      ...([tx, actor, { clientId, currency }] as const),
      { kind: 'CREDITED', amount, day: todayIn('UTC') },
      createCreditSpentError,
    ),
  )
