import { interpolate } from '@/lib/i18n/texts'
import { FILE_TOO_LARGE } from '@/lib/i18n/error-messages/client/files'

/**
 * Maximum size of an uploaded file in bytes. Vercel rejects requests over 4.5 MB, and the limit is the same everywhere.
 */
export const MAX_FILE_BYTES = 4 * 1024 * 1024
export const MAX_FILE_TEXT = '4 MB'
export const TOO_LARGE = interpolate(FILE_TOO_LARGE, { size: MAX_FILE_TEXT })
