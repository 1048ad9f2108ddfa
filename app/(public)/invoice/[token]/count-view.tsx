import { InlineScript } from '@/components/layout/inline-script'

/**
 * Tells the server that somebody looks at the page: after a second in sight, so that neither a fetch of the HTML nor a page
 * rendered ahead of time counts. And the page says what it speaks, which is known only by now. Inline, since the page brings no script of its own.
 */
export function CountView({ token, lang }: { token: string; lang: string }) {
  // What gets here was found by its token, so that is nothing but letters, digits, - and _.
  return <InlineScript script={viewScript(`/api/public/invoice/${token}/view`, lang)} />
}

const viewScript = (address: string, lang: string) =>
  `(function(d,t){d.documentElement.lang='${lang}';function look(){clearTimeout(t);if(d.visibilityState==='visible')t=setTimeout(function(){d.removeEventListener('visibilitychange',look);fetch('${address}',{method:'POST',keepalive:true}).catch(function(){})},1000)}d.addEventListener('visibilitychange',look);look()})(document)`
