import { KEY } from '@/components/layout/theme/chosen-theme'
import { keepEarlyPresses } from '@/components/layout/early-presses'
import { InlineScript } from '@/components/layout/inline-script'

const theme = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.classList.add(t)}catch(e){}`

/** Puts the chosen theme on <html> before the first paint, and keeps what is pressed before the page's script is there. */
export function EarlyScripts() {
  return <InlineScript script={`${theme};(${keepEarlyPresses})()`} />
}
