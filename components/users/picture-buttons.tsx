'use client'

import { useRef, type ChangeEvent } from 'react'
import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'

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
        loadingText="Uploading..."
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {onRemove && !isUploading && (
        <Button variant="ghost" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
          Remove
        </Button>
      )}
    </div>
  )
}
