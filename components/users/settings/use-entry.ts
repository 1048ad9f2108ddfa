import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import type { ZodSafeParseResult } from 'zod'
import { toastWithUndo } from '@/components/shared/undo'
import { toast } from '@/components/ui/toast'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'

type Errors = Record<string, string[] | undefined>

interface Entry {
  /** Where all of its kind are. */
  path: string
  /** Null for a new one. */
  entry: { id: number } | null
  /** What is said once it is gone: "Tax deleted". */
  deleted: string
  onClose: () => void
}

/** Adding, changing and deleting one entry of a list that the business keeps, in a dialog over the settings. */
export function useEntry({ path, entry, deleted, onClose }: Entry) {
  const router = useRouter()
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState<'save' | 'delete' | null>(null)
  const own = entry ? `${path}/${entry.id}` : path
  const done = () => {
    onClose()
    router.refresh()
  }
  const refuse = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  /** Sends what is typed, once it is checked. */
  const submit =
    <T>(check: () => ZodSafeParseResult<T>) =>
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      // The dialog stands in the form of the settings, whose fields are none of its business.
      event.stopPropagation()
      if (pending) return
      const form = event.currentTarget
      const input = check()
      if (!input.success) return refuse(form, input.error.flatten().fieldErrors as Errors)
      setPending('save')
      try {
        await apiFetch(own, { method: entry ? 'PATCH' : 'POST', body: input.data })
        done()
      } catch (error) {
        setPending(null)
        if (error instanceof ApiError) refuse(form, error.errors)
        toast({ title: 'Failed to save', description: messageOf(error), variant: 'destructive' })
      }
    }
  const remove = async () => {
    setPending('delete')
    try {
      await apiFetch(own, { method: 'DELETE' })
      const { id: _id, ...kept } = entry!
      toastWithUndo({
        title: deleted,
        undo: async () => {
          await apiFetch(path, { method: 'POST', body: kept })
          router.refresh()
        },
      })
      done()
    } catch (error) {
      setPending(null)
      toast({ title: 'Failed to delete', description: messageOf(error), variant: 'destructive' })
    }
  }
  return { errors, forget: () => setErrors({}), pending, submit, remove }
}
