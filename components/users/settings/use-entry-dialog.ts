import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { showServerErrors } from '@/components/shared/form/show-server-errors'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'

interface Entry<Fields extends FieldValues, Input> {
  form: UseFormReturn<Fields, unknown, Input>
  /** API path of the collection. */
  path: string
  /** Null for a new entry. */
  entry: { id: number } | null
  /** Title of the toast after deletion: "Tax deleted". */
  deleted: string
  onClose: () => void
}

/** Adds, edits and deletes an entry of one of the business's lists, in a dialog over the settings. */
export function useEntryDialog<Fields extends FieldValues, Input>(options: Entry<Fields, Input>) {
  const { form, path, entry, deleted, onClose } = options
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
  const own = entry ? `${path}/${entry.id}` : path
  const done = () => {
    onClose()
    router.refresh()
  }
  const save = form.handleSubmit(async (input) => {
    try {
      await apiFetch(own, { method: entry ? 'PATCH' : 'POST', body: input })
      done()
    } catch (error) {
      showServerErrors(form, error, Object.keys(form.getValues()) as FieldPath<Fields>[])
      toast({ title: 'Failed to save', description: getErrorMessage(error), variant: 'destructive' })
    }
  })
  const submit = (event: FormEvent) => {
    // In React's tree the settings form is a parent and must not be submitted too.
    event.stopPropagation()
    return save(event)
  }
  const remove = async () => {
    setDeleting(true)
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
      setDeleting(false)
      toast({ title: 'Failed to delete', description: getErrorMessage(error), variant: 'destructive' })
    }
  }
  const pending = isDeleting ? ('delete' as const) : form.formState.isSubmitting ? ('save' as const) : null
  return { pending, submit, remove }
}
