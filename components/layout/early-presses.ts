/**
 * Before the page's script is there, a press on a button goes nowhere, a form that is sent off loads the page anew, with what was typed in
 * its address, and a field that React holds the value of forgets what was chosen or typed in it. This keeps the last press or sending, what
 * is typed behind a press, and each such field; and does all of it as soon as React has taken the element over.
 * It runs inline, ahead of everything else, so it uses nothing from outside of itself.
 */
export function keepEarlyPresses(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const isField = (target: unknown): target is Field =>
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  /** What React draws an element with; undefined until it has taken it over. */
  const propsOf = (element: Element): Record<string, unknown> | undefined => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
    return key ? (element as never)[key] : undefined
  }

  let kept: (() => void) | null = null
  /** The keys behind a press. */
  let typed: string[] | null = null
  const keep = (element: Element, again: () => void) => {
    const attempt = () => {
      if (kept !== attempt) return
      if (!propsOf(element)) return void setTimeout(attempt, 50)
      const keys = typed ?? []
      kept = typed = null
      if (!element.isConnected) return
      again()
      hand(keys)
    }
    kept = attempt
    setTimeout(attempt, 50)
  }

  /** As if an element had been changed by hand: React hears only of what its own setter has not seen. */
  const write = (field: Field, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    if (!(field instanceof HTMLSelectElement)) field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** What was typed behind a press means what it has opened: a dialog that is there, or one on its way, which holds the keys. */
  const hand = (keys: string[], until = Date.now() + 1000) => {
    if (keys.length === 0) return
    const field = document.activeElement
    if (field?.matches('[role=dialog] :is(input, textarea)')) {
      const text = keys.reduce((all, key) => (key === 'Backspace' ? all.slice(0, -1) : all + key), '')
      return write(field as HTMLInputElement, (field as HTMLInputElement).value + text)
    }
    const left = keys.filter((key) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    )
    if (Date.now() < until) setTimeout(hand, 20, left, until)
  }

  // Tabs are chosen by the button going down.
  const press = (button: HTMLButtonElement) => {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    button.click()
  }

  const onClick = ({ target }: MouseEvent) => {
    // Whoever goes on to something else no longer waits for the first.
    kept = typed = null
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')
    if (!button || propsOf(button)) return
    typed = []
    keep(button, () => press(button))
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || propsOf(form)) return
    event.preventDefault()
    // A click makes React finish what it is taking over; a form that is sent off would not wait for it.
    const { submitter } = event
    keep(form, () => (submitter ? submitter.click() : form.requestSubmit()))
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, type, target } = event
    if (!typed || isField(target) || event.altKey || event.ctrlKey || event.metaKey || event.isComposing)
      return
    if (key.length > 1 && key !== 'Backspace') return
    // A space would press the button again.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (type === 'keydown') typed.push(key)
  }

  const isBox = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
  const changed = new Map<Field, string | boolean>()
  const settle = () => {
    for (const [field, wanted] of changed) {
      const props = propsOf(field)
      if (!props) continue
      changed.delete(field)
      if (!field.isConnected || !props.onChange) continue
      if (typeof wanted === 'boolean') {
        if (props.checked === wanted) continue
        const [press, keys] = [kept, typed]
        ;(field as HTMLInputElement).checked = !wanted
        field.click()
        ;[kept, typed] = [press, keys]
      } else if ('value' in props ? props.value !== wanted : field instanceof HTMLSelectElement) {
        if ('value' in props) field.value = String(props.value)
        write(field, wanted)
      }
    }
    if (changed.size > 0) setTimeout(settle, 50)
  }
  const onChange = ({ target }: Event) => {
    if (!isField(target)) return
    if (propsOf(target)) return void changed.delete(target)
    if (changed.size === 0) setTimeout(settle, 50)
    changed.set(target, isBox(target) ? target.checked : target.value)
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('keydown', onKey, true)
  addEventListener('keyup', onKey, true)
  addEventListener('input', onChange, true)
  addEventListener('change', onChange, true)
}
