import { headers } from 'next/headers'

/** Where the choice is kept: `light` or `dark`; nothing means the system's setting. */
export const THEME_KEY = 'theme'

const script = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.classList.add(t)}catch(e){}`

/** Puts the chosen theme on <html> before the first paint. */
export async function ThemeScript() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
