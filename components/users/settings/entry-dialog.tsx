import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { SaveButton } from '@/components/shared/form/save-button'
import { showFormError } from '@/components/shared/form/show-form-error'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { toastError } from '@/components/shared/toast-error'

/** An entry without its id, as it is created again by an undo. */
type WithoutId<Stored> = Omit<Stored, 'id'>

interface Entry<Fields extends FieldValues, Input, Stored extends { id: number }> {
  form: UseFormReturn<Fields, unknown, Input>
  /** Null for a new entry. */
  entry: Stored | null
  create: (body: Input | WithoutId<Stored>) => Promise<unknown>
  update: (id: number, body: Input) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  /** Title of the toast after deletion: "Tax deleted". */
  deleted: string
  onClose: () => void
}

/** Adds, edits and deletes an entry of one of the business's lists, in a dialog over the settings. */
export function useEntryDialog<Fields extends FieldValues, Input, Stored extends { id: number }>(
  options: Entry<Fields, Input, Stored>,
) {
  const { form, entry, deleted, onClose } = options
  const t = useTranslations('settings')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
  const done = () => {
    onClose()
    router.refresh()
  }
  const save = form.handleSubmit(async (input) => {
    try {
      await (entry ? options.update(entry.id, input) : options.create(input))
      done()
    } catch (error) {
      showFormError(error, tCommon('saveFailed'), form.setError)
    }
  })
  const submit = (event: FormEvent) => {
    // In React's tree the settings form is a parent and must not be submitted too.
    event.stopPropagation()
    return save(event)
  }
  const remove = async () => {
    if (!entry) return
    setDeleting(true)
    try {
      await options.remove(entry.id)
      const { id: _id, ...kept } = entry
      toastWithUndo({
        title: deleted,
        undo: async () => {
          await options.create(kept)
          router.refresh()
        },
      })
      done()
    } catch (error) {
      setDeleting(false)
      toastError(t('deleteFailed'), error)
    }
  }
  const pending = isDeleting ? ('delete' as const) : form.formState.isSubmitting ? ('save' as const) : null
  return { pending, submit, remove }
}

interface EntryDialogFooterProps {
  isNew: boolean
  isDirty: boolean
  pending: 'save' | 'delete' | null
  onDelete: () => void
  onCancel: () => void
}

/** Footer of a dialog for one entry of a list (`useEntryDialog`). */
export function EntryDialogFooter({ isNew, isDirty, pending, onDelete, onCancel }: EntryDialogFooterProps) {
  const t = useTranslations('common')
  return (
    <DialogFooter>
      {!isNew && (
        <Button
          variant="ghost"
          className="text-destructive mr-auto"
          loading={pending === 'delete'}
          disabled={pending === 'save'}
          onClick={onDelete}
        >
          {t('delete')}
        </Button>
      )}
      <Button variant="outline" disabled={pending !== null} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <SaveButton canSave={isNew || isDirty} loading={pending === 'save'}>
        {t('save')}
      </SaveButton>
    </DialogFooter>
  )
}
