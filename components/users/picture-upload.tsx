'use client'

import { useTranslations } from 'next-intl'
import { useRef, type ChangeEvent, useEffect, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/hooks/use-toast'
import { MAX_FILE_BYTES, MAX_FILE_TEXT } from '@/lib/platform/http/upload-limit'
import { toastError } from '@/components/shared/toast-error'

interface PictureButtonsProps {
  /** Label of the button that chooses a picture. */
  label: string
  /** Accessible name of the hidden file input. */
  inputLabel: string
  isUploading: boolean
  onChoose: (file: File) => void
  /** Undefined if there is nothing to remove. */
  onRemove?: () => void
}

/** Buttons to choose and remove a picture. */
export function PictureButtons(props: PictureButtonsProps) {
  const t = useTranslations('common')
  const { label, inputLabel, isUploading, onChoose, onRemove } = props
  const input = useRef<HTMLInputElement>(null)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Reset, so that the same file can be chosen again.
    event.target.value = ''
    if (file) onChoose(file)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={inputLabel}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        variant="outline"
        loading={isUploading}
        loadingText={t('uploading')}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {onRemove && !isUploading && (
        <Button variant="ghost" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          {t('remove')}
        </Button>
      )}
    </div>
  )
}

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
  const t = useTranslations('common')
  const [preview, setPreview] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  const upload = async (file: File) => {
    // Checked here because a hosting platform rejects large requests with a message of its own.
    if (file.size > MAX_FILE_BYTES)
      return toast({
        title: failed,
        description: t('fileTooLarge', { size: MAX_FILE_TEXT }),
        variant: 'destructive',
      })
    setPreview(URL.createObjectURL(file))
    setPending(true)
    const body = new FormData()
    body.set(field, file)
    try {
      onUploaded(await send(body))
      toast(done)
    } catch (error) {
      setPreview(null)
      toastError(failed, error)
    } finally {
      setPending(false)
    }
  }
  return { preview, pending, upload, clear: () => setPreview(null) }
}
