import 'server-only'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { site } from '@/lib/core/site'

/** Seconds a code is valid. Like six digits and SHA-1, the default of every authenticator app (RFC 6238). */
const PERIOD = 30
/** Steps a clock may be off in either direction. */
const WINDOW = 1

const createTotp = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer: site.name, label, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 })

/** Generates a secret of 160 random bits in base32, as the RFC recommends. */
export const generateSecret = (): string => new Secret({ size: 20 }).base32

/**
 * Returns the 30-second step since the epoch that a code belongs to; null if it matches none near `now`
 * (milliseconds).
 */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}

/** Renders the QR code for an authenticator app as SVG, dark on white in any theme. */
export const renderQrCode = (secret: string, account: string): string =>
  renderSVG(createTotp(secret, account).toString(), { ecc: 'M', border: 2 })
