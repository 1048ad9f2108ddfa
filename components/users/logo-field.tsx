'use client'

import { Label } from '@/components/ui/label'
import { useId } from 'react'
import { ImagePlus } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner'
import type { uploadLogo } from '@/lib/api/definitions/pictures'
import { callApi } from '@/lib/platform/http/api-client'
import { MAX_FILE_TEXT } from '@/lib/platform/http/upload-limit'
import { PictureButtons } from './picture-buttons'
import { usePictureUpload } from './use-picture-upload'

interface LogoFieldProps {
  /** File reference; null without a logo. */
  value: string | null
  onChange: (file: string | null) => void
  error?: string
}

/** Company logo as on the invoice, with buttons to choose and remove it. */
export function LogoField({ value, onChange, error }: LogoFieldProps) {
  const id = useId()
  const { preview, pending, upload, clear } = usePictureUpload({
    field: 'logo',
    send: (body) =>
      callApi<typeof uploadLogo>({
        method: 'POST',
        path: '/api/upload/logo',
        body,
        fallback: 'Failed to upload logo',
      }),
    done: { title: 'Logo uploaded', description: 'Your company logo has been uploaded successfully.' },
    failed: 'Error uploading logo',
    onUploaded: ({ file }) => onChange(file),
  })
  const shown = preview ?? value

  const remove = () => {
    clear()
    onChange(null)
  }

  return (
    <div
      className="grid min-w-0 gap-1.5"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <Label asChild>
        <span id={`${id}-label`}>Company Logo</span>
      </Label>
      <div className="flex flex-wrap items-center gap-4">
        <div className="paper relative flex h-20 w-40 shrink-0 items-center justify-center overflow-hidden rounded-md border p-2">
          {shown ? (
            // Already the right size, and an optimizer can't read the URL of a local preview.
            // eslint-disable-next-line @next/next/no-img-element
            <img src={shown} alt="Company logo" className="max-h-full max-w-full object-contain" />
          ) : (
            <ImagePlus aria-hidden="true" className="text-muted-foreground size-6" strokeWidth={1.5} />
          )}
          {pending && (
            <span className="bg-background/70 absolute inset-0 grid place-items-center">
              <Spinner className="size-5" />
            </span>
          )}
        </div>
        <PictureButtons
          label={shown ? 'Change Logo' : 'Upload Logo'}
          inputLabel="Company logo file"
          isUploading={pending}
          onChoose={upload}
          onRemove={shown ? remove : undefined}
        />
      </div>
      <p id={`${id}-hint`} className="text-caption text-muted-foreground">
        PNG, JPEG, WebP or GIF, up to {MAX_FILE_TEXT}.
      </p>
      {error && (
        <p role="alert" className="text-caption text-destructive font-medium">
          {error}
        </p>
      )}
    </div>
  )
}
