import { InlineScript } from '@/components/layout/inline-script'

/**
 * Tells the server that somebody looks at the page: after a second in sight, so that neither a fetch of the HTML nor a page
 * rendered ahead of time counts. Inline, since the page brings no script of its own.
 */
export function CountView({ token }: { token: string }) {
  // What gets here was found by its token, so that is nothing but letters, digits, - and _.
  return <InlineScript script={viewScript(`/api/public/invoice/${token}/view`)} />
}

const viewScript = (address: string) =>
  `(function(d,t){function look(){clearTimeout(t);if(d.visibilityState==='visible')t=setTimeout(function(){d.removeEventListener('visibilitychange',look);fetch('${address}',{method:'POST',keepalive:true}).catch(function(){})},1000)}d.addEventListener('visibilitychange',look);look()})(document)`
