import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { site } from '@/lib/core/site'

/** Seconds a code stands for; like six digits and SHA-1, what every authenticator app takes for granted (RFC 6238). */
const PERIOD = 30
/** Steps that a clock may be off, either way. */
const WINDOW = 1

const createTotp = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer: site.name, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 })

/** 160 random bits in base32, as the RFC recommends. */
export const generateSecret = (): string => new Secret({ size: 20 }).base32

/** The 30-second step, counted from the epoch, that a code belongs to; null when it fits none near `now` (milliseconds). */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

/** What an authenticator app scans, as an SVG picture: dark on white whatever the theme. */
export const renderQrCode = (secret: string, account: string): string =>
  renderSVG(createTotp(secret, account).toString(), { ecc: 'M', border: 2 })
