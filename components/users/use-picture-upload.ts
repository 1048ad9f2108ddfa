'use client'

import { useEffect, useState } from 'react'
import { toast } from '@/components/hooks/use-toast'
import { getErrorMessage } from '@/lib/platform/http/api-client'
import { MAX_FILE_BYTES, TOO_LARGE } from '@/lib/platform/http/upload-limit'

interface PictureUpload<T> {
  /** Name of the form field that is sent. */
  field: string
  send: (body: FormData) => Promise<T>
  done: { title: string; description: string }
  /** Title of the toast after a failure. */
  failed: string
  /** Called with the server's response. */
  onUploaded: (stored: T) => void
}

/** Uploads a picture and previews it at once. */
export function usePictureUpload<T>({ field, send, done, failed, onUploaded }: PictureUpload<T>) {
  const [preview, setPreview] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const upload = async (file: File) => {
    // Checked here because a hosting platform rejects large requests with a message of its own.
    if (file.size > MAX_FILE_BYTES)
      return toast({ title: failed, description: TOO_LARGE, variant: 'destructive' })
    setPreview(URL.createObjectURL(file))
    setPending(true)
    const body = new FormData()
    body.set(field, file)
    try {
      onUploaded(await send(body))
      toast(done)
    } catch (error) {
      setPreview(null)
      toast({ title: failed, description: getErrorMessage(error), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return { preview, pending, upload, clear: () => setPreview(null) }
}
