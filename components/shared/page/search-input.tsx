'use client'

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
  /** The query's name in the address. */
  param?: string
  /** Where the list stands in its pages: left out of a new search. */
  resets?: string[]
  className?: string
}

/** A search box whose text lives in the address: it can be shared, reloaded and gone back to. */
export function SearchInput({
  placeholder,
  param = 'q',
  resets = ['before', 'after'],
  className,
}: SearchInputProps) {
  const router = useRouter()
  const pathname = usePathname()
  const params = useSearchParams()
  const [pending, startTransition] = useTransition()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const inAddress = params.get(param) ?? ''
  const [text, setText] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  if (inAddress !== seen) {
    // The address changed: by our own hand, then what is being typed stays; else (Back, a link) the box follows it.
    setSeen(inAddress)
    if (inAddress !== written) setText(inAddress)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = (next: string) => {
    clearTimeout(timer.current)
    const value = next.trim()
    // As the address is now: while somebody typed, a tab may have been pressed.
    const query = new URLSearchParams(window.location.search)
    if (value === written && value === (query.get(param) ?? '')) return
    setWritten(value)
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
      {/* The browser sends the form itself until it is hydrated: then they keep the rest of the address. */}
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
        aria-label={placeholder.replace(/\.+$/, '')}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && text && clear()}
        className="px-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {text && (
        <IconButton
          variant="ghost"
          label="Clear search"
          onClick={clear}
          className="text-muted-foreground hover:text-foreground absolute right-0 h-full w-9 hover:bg-transparent"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </form>
  )
}
