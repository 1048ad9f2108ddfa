'use client'

import { useId, useRef, type ChangeEvent } from 'react'
import { ImagePlus, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useLogoUpload } from './use-logo-upload'

interface LogoFieldProps {
  /** The file reference, or null without a logo. */
  value: string | null
  onChange: (file: string | null) => void
  error?: string
}

/** The company's logo as it will lie on the invoice's paper, with buttons to choose and to remove it. */
export function LogoField({ value, onChange, error }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { preview, pending, upload, clear } = useLogoUpload(onChange)
  const shown = preview ?? value

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The same file can be chosen again.
    event.target.value = ''
    if (file) void upload(file)
  }
  const remove = () => {
    clear()
    onChange(null)
  }

  return (
    <div className="ui-field" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span id={`${id}-label`} className="ui-label">
        Company Logo
      </span>
      <div className="flex flex-wrap items-center gap-4">
        <div className="paper relative flex h-20 w-40 shrink-0 items-center justify-center overflow-hidden rounded-md border p-2">
          {shown ? (
            // Already the right size, and a local preview has no address an optimizer could read.
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
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            aria-label="Company logo file"
            className="sr-only"
            tabIndex={-1}
            onChange={choose}
          />
          <Button
            variant="outline"
            loading={pending}
            loadingText="Uploading..."
            onClick={() => input.current?.click()}
          >
            {shown ? 'Change Logo' : 'Upload Logo'}
          </Button>
          {shown && !pending && (
            <Button variant="ghost" onClick={remove}>
              <Trash2 aria-hidden="true" />
              Remove
            </Button>
          )}
        </div>
      </div>
      <p id={`${id}-hint`} className="ui-field-hint">
        PNG, JPEG, WebP or GIF, up to 5 MB.
      </p>
      {error && (
        <p role="alert" className="ui-field-error">
          {error}
        </p>
      )}
    </div>
  )
}
