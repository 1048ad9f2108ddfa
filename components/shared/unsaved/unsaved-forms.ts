import { createStore } from '@/components/ui/store'

/** Texts of the confirmation before unsaved changes are discarded. */
export interface LeaveMessages {
  title: string
  description: string
  confirmLabel: string
  /** True if the input is lost for good. */
  isDestructive: boolean
}

/** Form with possibly unsaved changes. */
export interface UnsavedForm {
  isChanged: () => boolean
  /** By default those of `common.unsaved`. */
  messages?: LeaveMessages
}

export interface LeaveRequest {
  /** Form whose changes would be lost. */
  form: UnsavedForm
  messages?: LeaveMessages
  leave: () => void
  cancel: () => void
}

const forms = new Set<UnsavedForm>()
/** Forms whose changes may be discarded; typing on removes them. */
let discarded = new WeakSet<UnsavedForm>()
/** Open confirmation; null for none. */
export const leaveRequestStore = createStore<LeaveRequest | null>(null)

const isUnsaved = (form: UnsavedForm) => !discarded.has(form) && form.isChanged()

/**
 * Registers a form and returns the function that removes it. Removing it closes its confirmation: there is nothing left
 * to lose.
 */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  forms.add(form)
  return () => {
    forms.delete(form)
    if (leaveRequestStore.get()?.form === form) leaveRequestStore.set(null)
  }
}

/** Returns the most recently opened form with unsaved changes. */
export const findUnsavedForm = (): UnsavedForm | undefined => [...forms].findLast(isUnsaved)

/** Marks forms as discarded, so that leaving doesn't ask until something is typed again. */
export function discardChanges(targets: Iterable<UnsavedForm> = forms): void {
  for (const form of targets) discarded.add(form)
}
export function resumeUnsavedGuard(): void {
  discarded = new WeakSet()
}

/** Returns a form and those opened inside it, which are all later ones. */
function withInner(form: UnsavedForm): UnsavedForm[] {
  const all = [...forms]
  const position = all.indexOf(form)
  return position < 0 ? [form] : all.slice(position)
}

/** Leaves a form with those inside it, or the page with all of them; asks first if changes would be lost. */
export function confirmLeave(
  leave: () => void,
  form?: UnsavedForm,
  cancel: () => void = () => undefined,
): void {
  const left = form ? withInner(form) : [...forms]
  const unsavedForm = left.findLast(isUnsaved)
  if (!unsavedForm) return leave()
  const answer = (callback: () => void) => () => {
    leaveRequestStore.set(null)
    callback()
  }
  const discardAndLeave = () => {
    discardChanges(left)
    leave()
  }
  leaveRequestStore.set({
    form: unsavedForm,
    messages: unsavedForm.messages,
    leave: answer(discardAndLeave),
    cancel: answer(cancel),
  })
}
