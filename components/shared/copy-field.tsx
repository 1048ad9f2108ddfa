'use client'

import { useTranslations } from 'next-intl'
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
  /** `Copy link` by default. */
  copyLabel?: string
}

/** Read-only text to copy: one click selects it, one button copies it. */
export function CopyField({ id, label, value, placeholder, copyLabel }: CopyFieldProps) {
  const t = useTranslations('common.copy')
  const copyText = useCopyText()
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
        <IconButton variant="outline" label={copyLabel ?? t('link')} disabled={!value} onClick={copy}>
          <Icon aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

/**
 * Returns a function that copies a text and shows a toast, and resolves to true on success. `manually`: instruction if
 * the browser refuses, by default for a link.
 */
export function useCopyText(): (text: string, manually?: string) => Promise<boolean> {
  const t = useTranslations('common.copy')
  return async (text, manually = t('manually')) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('succeeded') })
      return true
    } catch {
      toast({ title: t('failed'), description: manually, variant: 'destructive' })
      return false
    }
  }
}
