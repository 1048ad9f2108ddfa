'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, useTransition } from 'react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { Search, X } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { cn } from '@/lib/utils'

const DEBOUNCE = 250

type SearchInputProps = {
  placeholder: string
  /** Name of the query parameter. */
  param?: string
  /** Paging parameters, dropped by a new search. */
  resets?: string[]
  className?: string
}

/** Search field whose text is in the URL, so that it can be shared, reloaded and restored by Back. */
export function SearchInput({
  placeholder,
  param = 'q',
  resets = ['before', 'after'],
  className,
}: SearchInputProps) {
  const t = useTranslations('common.list')
  const router = useRouter()
  const pathname = usePathname()
  const params = useSearchParams()
  const [pending, startTransition] = useTransition()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const inUrl = params.get(param) ?? ''
  const [text, setText] = useState(inUrl)
  const [ownValue, setOwnValue] = useState(inUrl)
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  if (inUrl !== lastInUrl) {
    // After our own URL change the input stays; after another one (Back, a link) it follows the URL.
    setLastInUrl(inUrl)
    if (inUrl !== ownValue) setText(inUrl)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = (next: string) => {
    clearTimeout(timer.current)
    const value = next.trim()
    // Reads the current URL, since the tab may have changed while typing.
    const query = new URLSearchParams(window.location.search)
    if (value === ownValue && value === (query.get(param) ?? '')) return
    setOwnValue(value)
    for (const key of resets) query.delete(key)
    if (value) query.set(param, value)
    else query.delete(param)
    startTransition(() =>
      router.replace(query.size > 0 ? `${pathname}?${query}` : pathname, { scroll: false }),
    )
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write(next), DEBOUNCE)
  }
  const clear = () => {
    setText('')
    write('')
    input.current?.focus()
  }

  return (
    <form
      role="search"
      className={cn('relative flex w-full items-center sm:max-w-xs', className)}
      onSubmit={(event) => {
        event.preventDefault()
        write(text)
      }}
    >
      {/* Keeps the other parameters when the browser submits the form before hydration. */}
      {[...params]
        .filter(([key]) => key !== param && !resets.includes(key))
        .map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
      <span className="text-muted-foreground pointer-events-none absolute left-3">
        {pending ? <Spinner /> : <Search aria-hidden="true" className="size-4" />}
      </span>
      <Input
        ref={input}
        type="search"
        name={param}
        maxLength={100}
        aria-label={placeholder.replace(/\s*[.…]+$/, '')}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && text && clear()}
        className="px-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <IconButton
          variant="ghost"
          label={t('clearSearch')}
          onClick={clear}
          className="text-muted-foreground hover:text-foreground absolute right-0 h-full w-9 hover:bg-transparent"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </form>
  )
}
