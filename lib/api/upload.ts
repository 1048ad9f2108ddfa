import 'server-only'
import { badRequest, invalid, tooLarge, unsupported } from '@/lib/i18n/errors'
import { readBytes } from './body'
import { MAX_FILE_BYTES, MAX_FILE_TEXT } from '@/lib/platform/http/upload-limit'
import { reason } from '@/lib/i18n/reason'

const TOO_LARGE = reason('upload.too-large', { size: MAX_FILE_TEXT })
/** What the multipart form around the file may take. */
const ENVELOPE = 16 * 1024

/** The bytes of the one file in a multipart field. Throws 413 past 4 MB, 415 for another type, 422 without a file. */
export async function readUpload(request: Request, field: string): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unsupported('upload.multipart-only')
  const body = await readBytes(request, MAX_FILE_BYTES + ENVELOPE, TOO_LARGE)
  const form = await new Response(body as BodyInit, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw badRequest('upload.incomplete')
    })
  const file = form.get(field)
  if (!(file instanceof File)) throw invalid('upload.missing', field)
  if (file.size > MAX_FILE_BYTES) throw tooLarge(TOO_LARGE)
  return new Uint8Array(await file.arrayBuffer())
}
