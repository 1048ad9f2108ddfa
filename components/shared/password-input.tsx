'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { Input } from '@/components/ui/input'

/** Password field with a button that shows the text. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const t = useTranslations('common.password')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        maxLength={200}
        spellCheck={false}
        className="pr-11"
      />
      <button
        type="button"
        aria-label={t(shown ? 'hide' : 'show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="text-muted-foreground hover:text-foreground absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}
