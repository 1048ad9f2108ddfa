import { InlineScript } from '@/components/layout/inline-script'

/**
 * Reports a view once the page has been visible for a second, so that neither a fetch of the HTML nor a prerendered
 * page counts. Also sets the page's language, which is only known here. Inline, because the page has no other script of
 * ours.
 */
export function CountView({ token, lang }: { token: string; lang: string }) {
  // The invoice was found by the token, so it contains only letters, digits, - and _.
  return <InlineScript script={viewScript(`/api/public/invoice/${token}/view`, lang)} />
}

const viewScript = (address: string, lang: string) =>
  `(function(d,t){d.documentElement.lang='${lang}';function look(){clearTimeout(t);if(d.visibilityState==='visible')t=setTimeout(function(){d.removeEventListener('visibilitychange',look);fetch('${address}',{method:'POST',keepalive:true}).catch(function(){})},1000)}d.addEventListener('visibilitychange',look);look()})(document)`
