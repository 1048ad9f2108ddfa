'use client'

import { useEffect, useRef, useState } from 'react'
import { Check, Copy } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { toast } from '@/components/hooks/use-toast'

type CopyFieldProps = {
  id: string
  label: string
  value: string
  /** Shown until there is a value. */
  placeholder?: string
  copyLabel?: string
}

/** Read-only text to copy: one click selects it, one button copies it. */
export function CopyField({ id, label, value, placeholder, copyLabel = 'Copy link' }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    const done = await copyText(value)
    setCopied(done)
    if (!done) input.current?.select()
  }

  const Icon = copied ? Check : Copy
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex gap-2">
        <Input
          ref={input}
          id={id}
          readOnly
          value={value}
          placeholder={placeholder}
          onFocus={(event) => event.target.select()}
          className="text-caption flex-1 truncate font-mono"
        />
        <IconButton variant="outline" label={copyLabel} disabled={!value} onClick={copy}>
          <Icon aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

/** Copies a text and shows a toast. Returns true on success. `manually`: instruction if the browser refuses. */
export async function copyText(text: string, manually = 'Please copy the link manually'): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied to clipboard' })
    return true
  } catch {
    toast({ title: 'Failed to copy', description: manually, variant: 'destructive' })
    return false
  }
}
