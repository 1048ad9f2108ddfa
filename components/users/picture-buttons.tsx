'use client'

import { useRef, type ChangeEvent } from 'react'
import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface PictureButtonsProps {
  /** On the button that chooses a picture. */
  label: string
  /** Names the file input, which nobody sees. */
  inputLabel: string
  isUploading: boolean
  onChoose: (file: File) => void
  /** Absent while there is nothing to remove. */
  onRemove?: () => void
}

/** Choosing a picture, and removing it. */
export function PictureButtons(props: PictureButtonsProps) {
  const { label, inputLabel, isUploading, onChoose, onRemove } = props
  const input = useRef<HTMLInputElement>(null)

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The same file can be chosen again.
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
