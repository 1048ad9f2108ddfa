'use client'

import { keepEarlyPresses } from './early-presses'
import { KEY } from './theme/chosen-theme'

// Only the server writes it: by the time that a browser has the code of this component, it ran. So it comes once, in the HTML, and not once
// more in the data or in a script.
const script =
  typeof window === 'undefined'
    ? `try{var t=localStorage.getItem('${KEY}');if(/^(light|dark)$/.test(t))document.documentElement.classList.add(t)}catch(e){};(${keepEarlyPresses})()`
    : ''

/** Puts the chosen theme on <html> before the first paint, and keeps what is done before the page's script is there. */
export const EarlyScript = ({ nonce }: { nonce?: string }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
)
