import 'server-only'
import { badRequest, invalid, tooLarge, unsupported } from '@/lib/kernel/errors'
import { readBytes } from './body'
import { MAX_FILE, TOO_LARGE } from '@/lib/platform/http/upload-limit'

/** What the multipart form around the file may take. */
const ENVELOPE = 16 * 1024

/** The bytes of the one file in a multipart field. Throws 413 past 4 MB, 415 for another type, 422 without a file. */
export async function readUpload(request: Request, field: string): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unsupported('Send the file as multipart/form-data')
  const body = await readBytes(request, MAX_FILE + ENVELOPE, TOO_LARGE)
  const form = await new Response(body as BodyInit, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => {
      throw badRequest('The upload is incomplete')
    })
  const file = form.get(field)
  if (!(file instanceof File)) throw invalid('Please choose a file', { [field]: ['Please choose a file'] })
  if (file.size > MAX_FILE) throw tooLarge(TOO_LARGE)
  return new Uint8Array(await file.arrayBuffer())
}
