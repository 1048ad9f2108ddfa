/**
 * Maximum size of an uploaded file in bytes. Vercel rejects requests over 4.5 MB, and the limit is the same everywhere.
 */
export const MAX_FILE_BYTES = 4 * 1024 * 1024
export const MAX_FILE_TEXT = '4 MB'
