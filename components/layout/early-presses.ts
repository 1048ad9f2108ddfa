/**
 * Before the page's script is there, a press on a button goes nowhere, a form that is sent off loads the page anew, with what was typed in
 * its address, and a field that React holds the value of forgets what was chosen or typed in it. This keeps the last press or sending, what
 * is typed behind a press, and each such field; and does all of it as soon as React has taken the element over.
 * It runs inline, ahead of everything else, so it uses nothing from outside of itself.
 */
export function keepEarlyPresses(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const isField = (target: EventTarget | null): target is Field =>
    target instanceof Element && target.matches('input,textarea,select')
  /** What React draws an element with; undefined until it has taken it over. */
  const propsOf = (element: Element): Record<string, unknown> | undefined => {
    const key = Object.keys(element).find((name) => /^__reactP/.test(name))
    return element[key as never]
  }

  /** What was chosen or typed in a field, and how often that is still looked at: React may put it back a moment after taking over. */
  const changed = new Map<Field, [string | boolean, number]>()
  let isOwn = false
  let kept: (() => void) | null = null
  /** The keys behind a press. */
  let typed: string[] | null = null
  const keep = (element: Element, again: () => void) => {
    const attempt = () => {
      if (kept !== attempt) return
      // What was chosen before comes first.
      if (!propsOf(element) || changed.size) return void setTimeout(attempt, 50)
      const keys = typed
      kept = typed = null
      again()
      typed = keys
      if (keys) hand(keys, Date.now() + (keys[0] ? 5000 : 0))
    }
    kept = attempt
    setTimeout(attempt, 50)
  }

  // React goes by an event's name alone; tabs are chosen by the button of the mouse.
  const fire = (element: Element, type: string) =>
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  /** As if an element had been changed by hand: React hears only of what its own setter has not seen. */
  const write = (field: Field, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    fire(field, 'input')
    fire(field, 'change')
  }

  /** What is typed behind a press means the field that the dialog begins with which it has opened, as soon as that is there. */
  const hand = (keys: string[], until: number) => {
    if (typed !== keys) return
    const field = document.activeElement as HTMLInputElement
    const isThere = field.matches('[role=dialog] :is(input,textarea)')
    if (!isThere && Date.now() < until) return void setTimeout(hand, 20, keys, until)
    typed = null
    if (isThere && keys[0]) write(field, field.value + keys.join(''))
  }

  // Tabs are chosen by the button going down.
  const press = (button: HTMLButtonElement) => {
    fire(button, 'mousedown')
    button.click()
  }

  const onClick = ({ target }: MouseEvent) => {
    if (isOwn) return
    // What is pressed now means what was chosen before. Whoever goes on to something else no longer waits for the first.
    if (changed.size) settle()
    kept = typed = null
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')
    if (!button || propsOf(button)) return
    typed = []
    keep(button, () => press(button))
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (propsOf(form)) return
    // One that says where it goes needs no script.
    if (form.hasAttribute('action')) return
    event.preventDefault()
    // A click makes React finish what it is taking over; a form that is sent off would not wait for it.
    const { submitter } = event
    keep(form, () => (submitter ? submitter.click() : form.requestSubmit()))
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, type, target } = event
    if (!typed || isField(target) || event.ctrlKey || event.metaKey || (key[1] && key !== 'Backspace')) return
    // A space would press the button again.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (type === 'keyup') return
    if (key[1]) typed.pop()
    else typed.push(key)
  }

  const settle = () => {
    isOwn = true
    for (const [field, state] of changed) {
      const [wanted] = state
      const props = propsOf(field)
      if (!field.isConnected || (props && !state[1]--)) changed.delete(field)
      if (!props) continue
      const isBox = wanted === !!wanted
      const name = isBox ? 'checked' : 'value'
      const isHeld = name in props
      // Of a field that React holds no value of, whoever does has to be told.
      if (isHeld && props[name] === wanted) continue
      // First another one, so that React sees the change.
      ;(field as never as typeof props)[name] = isBox ? !wanted : isHeld ? props.value : ''
      if (isBox) field.click()
      else write(field, wanted as string)
    }
    isOwn = false
    if (changed.size) setTimeout(settle, 50)
  }
  const onChange = ({ target, isTrusted }: Event) => {
    if (isOwn || !isField(target)) return
    // Whoever goes on by hand is heard by now. React, taking over, tells of changes too, and of what it has put back.
    if (propsOf(target)) return void (isTrusted && changed.delete(target))
    if (!changed.size) setTimeout(settle, 50)
    const { type, value, checked } = target as HTMLInputElement
    changed.set(target, [/box|dio/.test(type) ? checked : value, 5])
  }
  const listeners = {
    click: onClick,
    submit: onSubmit,
    keydown: onKey,
    keyup: onKey,
    input: onChange,
    change: onChange,
  }
  for (const type in listeners) addEventListener(type, listeners[type as 'click'] as EventListener, true)
}
