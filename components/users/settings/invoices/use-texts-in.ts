import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useTellDirty } from '@/components/shared/unsaved/use-tell-dirty'
import { toast } from '@/components/hooks/use-toast'
import type { DefaultTexts, TextKey } from '@/lib/business/texts'
import type { Language } from '@/lib/kernel/languages'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'

const PATH = '/api/user/texts'
type Texts = Partial<Record<TextKey, string>>

/**
 * Texts of the business in a language other than its own, as they are stored and typed, and the way to keep them. They come when they are
 * looked at. @param onTyped is told whether something is typed
 * @param standard what stands where nothing is stored, and is not stored itself
 */
export function useTextsIn(language: Language, onTyped: (isTyped: boolean) => void, standard: Texts = {}) {
  const router = useRouter()
  const [stored, setStored] = useState<Texts | null>(null)
  const [typed, setTyped] = useState<Texts>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [pending, setPending] = useState(false)
  const isChanged = Object.keys(typed).length > 0
  useTellDirty(isChanged, onTyped)

  useEffect(() => {
    let stale = false
    apiFetch<DefaultTexts>(PATH).then(
      ({ texts }) => stale || setStored(texts[language] ?? {}),
      (error: unknown) =>
        stale || toast({ title: 'Failed to load', description: messageOf(error), variant: 'destructive' }),
    )
    return () => {
      stale = true
    }
  }, [language])

  const shown = (key: TextKey) => stored?.[key] ?? standard[key] ?? ''
  const change = (key: TextKey, text: string) => {
    const { [key]: _before, ...others } = typed
    setTyped(text === shown(key) ? others : { ...others, [key]: text })
  }
  const save = async () => {
    setPending(true)
    setErrors({})
    try {
      const texts = Object.entries(typed).map(([key, text]) => [
        key,
        text.trim() === standard[key as TextKey] ? null : text,
      ])
      const body = { language, texts: Object.fromEntries(texts) }
      const saved = await apiFetch<DefaultTexts>(PATH, { method: 'PATCH', body })
      setStored(saved.texts[language] ?? {})
      setTyped({})
      toast({ title: 'Texts saved' })
      router.refresh()
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors)
      toast({ title: 'Failed to save', description: messageOf(error), variant: 'destructive' })
    }
    setPending(false)
  }

  return {
    isLoaded: stored !== null,
    value: (key: TextKey) => typed[key] ?? shown(key),
    error: (key: TextKey) => errors[`texts.${key}`]?.[0],
    ...{ change, save, isChanged, pending },
  }
}
