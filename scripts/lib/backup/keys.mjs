// Keys that a restored installation needs besides its rows.
import { findDataFolderHolder, replaceSecrets, getSecrets } from '../data-folder.mjs'
import { sha256 } from '../files.mjs'
import { UserError } from '../log.mjs'

const secretInForce = () => process.env.NEXTAUTH_SECRET || getSecrets().nextauthSecret

/** Returns a fingerprint for comparing secrets without revealing them. */
export const fingerprintSecret = (secret) => sha256(`sheaf ${secret}`).slice(0, 16)

/**
 * Returns the keys for a backup: `{ nextauthSecret, secretKeys?, cronSecret }`. Database passwords are left out,
 * because they only work on this server. Throws if the running application uses another secret than this command.
 */
export function getActiveKeys() {
  const nextauthSecret = secretInForce()
  const running = findDataFolderHolder()?.secretMark
  if (running && running !== fingerprintSecret(nextauthSecret))
    throw new UserError(
      'The running application has another NEXTAUTH_SECRET than this command, and the backup would open with neither. Set it here as it is set there.',
    )
  return {
    nextauthSecret,
    secretKeys: process.env.SECRET_KEYS || undefined,
    cronSecret:
      process.env.CRON_SECRET || (process.env.NEXTAUTH_SECRET ? undefined : getSecrets().cronSecret),
  }
}

/** Installs a backup's keys, except those the environment sets; returns sentences describing what is left to do. */
export function restoreKeys({ nextauthSecret, secretKeys, cronSecret }, file) {
  const left = []
  const set = process.env.NEXTAUTH_SECRET
  if (!set) replaceSecrets({ nextauthSecret, ...(cronSecret && { cronSecret }) })
  else if (set !== nextauthSecret)
    left.push(
      'NEXTAUTH_SECRET is set here, and is another one than the backup was made with: public links, Gmail connections and second ' +
        `steps open with that one alone. Set it to what "unzip -p ${file} secrets.json" shows.`,
    )
  if (secretKeys && process.env.SECRET_KEYS !== secretKeys)
    left.push(
      `SECRET_KEYS was set where the backup was made. Set it here: "unzip -p ${file} secrets.json" shows it.`,
    )
  return left
}
