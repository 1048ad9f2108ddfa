import { createStore } from '@/components/ui/store'

/** What is asked before something typed is given up. */
export interface LeaveMessages {
  title: string
  description: string
  confirmLabel: string
  /** Whether what was typed is lost for good. */
  isLoss: boolean
}

export const DISCARD_MESSAGES: LeaveMessages = {
  title: 'Discard your changes?',
  description: 'Your changes haven’t been saved.',
  confirmLabel: 'Discard',
  isLoss: true,
}

/** A form on the screen. */
export interface UnsavedForm {
  isChanged: () => boolean
  words: LeaveMessages
}

export interface LeaveRequest {
  /** What would be lost. */
  form: UnsavedForm
  words: LeaveMessages
  leave: () => void
  stay: () => void
}

const forms = new Set<UnsavedForm>()
/** What was typed there may go; typing on takes that back. */
let givenUp = new WeakSet<UnsavedForm>()
/** What is being asked; null for nothing. */
export const leaveRequestStore = createStore<LeaveRequest | null>(null)

const isUnsaved = (form: UnsavedForm) => !givenUp.has(form) && form.isChanged()

/** Answers how to take it off again. A question about it goes with it: there is nothing left to lose. */
export function registerUnsavedForm(form: UnsavedForm): () => void {
  forms.add(form)
  return () => {
    forms.delete(form)
    if (leaveRequestStore.get()?.form === form) leaveRequestStore.set(null)
  }
}

/** The form that was opened last of those that hold something unsaved. */
export const findUnsavedForm = (): UnsavedForm | undefined => [...forms].findLast(isUnsaved)

/** From now on nothing is asked, until something is typed again. */
export function discardChanges(which: Iterable<UnsavedForm> = forms): void {
  for (const form of which) givenUp.add(form)
}
export function resumeUnsavedGuard(): void {
  givenUp = new WeakSet()
}

/** A form and what was opened inside of it, which is whatever came after it. */
function withInner(form: UnsavedForm): UnsavedForm[] {
  const all = [...forms]
  const place = all.indexOf(form)
  return place < 0 ? [form] : all.slice(place)
}

/**
 * Leaves one form with those inside of it, or the page with all of them: at once when nothing would be lost, else after
 * asking.
 */
export function confirmLeave(
  leave: () => void,
  form?: UnsavedForm,
  stay: () => void = () => undefined,
): void {
  const left = form ? withInner(form) : [...forms]
  const asked = left.findLast(isUnsaved)
  if (!asked) return leave()
  const answer = (then: () => void) => () => {
    leaveRequestStore.set(null)
    then()
  }
  const give = () => {
    discardChanges(left)
    leave()
  }
  leaveRequestStore.set({ form: asked, words: asked.words, leave: answer(give), stay: answer(stay) })
}
