import 'server-only'
import { headers } from 'next/headers'
import {
  detectDatePattern,
  type DatePattern,
  detectDecimalSign,
  type DecimalSign,
  type Reader,
} from '@/lib/core/reader-locale'
import { getSession, type Session } from './session'

/** Returns the reader's languages and country, from the request and its session. */
export const toReader = (sent: Pick<Headers, 'get'>, session: Pick<Session, 'user'> | null): Reader => ({
  language: session?.user.interfaceLanguage ?? null,
  languages: sent.get('accept-language'),
  country: session?.user.country,
})

const getReader = async (): Promise<Reader> => toReader(await headers(), await getSession())

/**
 * Returns the date pattern for this request. The page passes it to the browser, so that both format dates the same way.
 */
export const getDatePattern = async (): Promise<DatePattern> => detectDatePattern(await getReader())

/**
 * Returns the decimal sign for this request. The page passes it to the browser, so that both parse numbers the same
 * way.
 */
export const getDecimalSign = async (): Promise<DecimalSign> => detectDecimalSign(await getReader())
