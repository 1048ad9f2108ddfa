'use client'

import { useEffect, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/http/client'

/** Uploads a logo. The picture shows at once; `onStored` gets the file reference once the server has it. */
export function useLogoUpload(onStored: (file: string) => void) {
  const [preview, setPreview] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const upload = async (file: File) => {
    setPreview(URL.createObjectURL(file))
    setPending(true)
    const body = new FormData()
    body.set('logo', file)
    try {
      const stored = await apiFetch<{ file: string }>('/api/upload/logo', {
        method: 'POST',
        body,
        fallback: 'Failed to upload logo',
      })
      onStored(stored.file)
      toast({ title: 'Logo uploaded', description: 'Your company logo has been uploaded successfully.' })
    } catch (error) {
      setPreview(null)
      toast({ title: 'Error uploading logo', description: messageOf(error), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return { preview, pending, upload, clear: () => setPreview(null) }
}
