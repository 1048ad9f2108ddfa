'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useId, useState } from 'react'
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar'
import { toast } from '@/components/hooks/use-toast'
import type { deleteAvatar, uploadAvatar } from '@/lib/api/definitions/pictures'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'
import { MAX_FILE_TEXT } from '@/lib/platform/http/upload-limit'
import { PictureButtons } from '../picture-buttons'
import { usePictureUpload } from '../use-picture-upload'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

interface AvatarFieldProps {
  /** URL of the picture; null without one. */
  value: string | null
  /** Shown instead of a picture. */
  initials: string
}

/** User's picture. Saved as soon as it is uploaded, without the surrounding form. */
export function AvatarField({ value, initials }: AvatarFieldProps) {
  const router = useRouter()
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)
  const { preview, pending, upload, clear } = usePictureUpload({
    field: 'avatar',
    send: (body) =>
      callApi<typeof uploadAvatar>({
        method: 'POST',
        path: '/api/user/avatar',
        body,
        fallback: 'Failed to upload picture',
      }),
    done: { title: 'Picture uploaded', description: 'Only visible to you.' },
    failed: 'Error uploading picture',
    onUploaded: () => router.refresh(),
  })
  const shown = preview ?? value

  /** Shows the result in a toast; `false` keeps the confirmation open. */
  const remove = async () => {
    try {
      await callApi<typeof deleteAvatar>({ method: 'DELETE', path: '/api/user/avatar' })
      clear()
      router.refresh()
    } catch (error) {
      toast({ title: 'Error removing picture', description: getErrorMessage(error), variant: 'destructive' })
      return false
    }
  }

  return (
    <div role="group" aria-label="Your picture" aria-describedby={`${id}-hint`} className="flex gap-4">
      <Avatar aria-hidden="true" className="size-16 text-lg">
        <AvatarImage src={shown ?? undefined} alt="" referrerPolicy="no-referrer" />
        <AvatarFallback delayMs={shown ? 600 : undefined}>{initials}</AvatarFallback>
      </Avatar>
      <div className="grid content-center gap-1.5">
        <PictureButtons
          label={shown ? 'Change picture' : 'Upload picture'}
          inputLabel="Picture file"
          isUploading={pending}
          onChoose={upload}
          onRemove={shown ? () => setConfirming(true) : undefined}
        />
        <p id={`${id}-hint`} className="text-caption text-muted-foreground">
          PNG, JPEG, WebP or GIF, up to {MAX_FILE_TEXT}. It is cropped to a square.
        </p>
      </div>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setConfirming}
            title="Remove your picture?"
            description="Your initials will be shown instead. You can upload another picture anytime."
            confirmLabel="Remove picture"
            onConfirm={remove}
          />
        </Suspense>
      )}
    </div>
  )
}
