/**
 * Before the page's script is there, a press on a button goes nowhere, and a form that is sent off loads the page anew, with
 * what was typed in its address. This keeps the last of either, and does it as soon as React has taken the element over.
 * It runs inline, ahead of everything else, so it uses nothing from outside of itself.
 */
export function keepEarlyPresses(): void {
  let kept: (() => void) | null = null
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const keep = (element: Element, again: () => void) => {
    const attempt = () => {
      if (kept !== attempt) return
      if (!isTakenOver(element)) return void setTimeout(attempt, 50)
      kept = null
      if (element.isConnected) again()
    }
    kept = attempt
    setTimeout(attempt, 50)
  }

  // Tabs are chosen by the button going down.
  const press = (button: HTMLButtonElement) => {
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    button.click()
  }

  const onClick = ({ target }: MouseEvent) => {
    // Whoever goes on to something else no longer waits for the first.
    kept = null
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')
    if (button && !isTakenOver(button)) keep(button, () => press(button))
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || isTakenOver(form)) return
    // One that says where it goes needs no script.
    if (form.hasAttribute('action')) return
    event.preventDefault()
    // A click makes React finish what it is taking over; a form that is sent off would not wait for it.
    const { submitter } = event
    keep(form, () => (submitter ? submitter.click() : form.requestSubmit()))
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
}
