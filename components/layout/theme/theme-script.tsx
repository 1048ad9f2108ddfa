import { InlineScript } from '@/components/layout/inline-script'
import { THEME_STORAGE_KEY } from './stored-theme'

const SCRIPT = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(/^(light|dark)$/.test(t))document.documentElement.classList.add(t)}catch(e){}`

/** Sets the stored theme on <html> before the first paint. */
export const ThemeScript = () => <InlineScript script={SCRIPT} />
