/**
 * Without scripts the document that comes behind its loading state would stay hidden: React's own script puts it in its place. Then it
 * is shown where it came, and the loading state is not.
 */
export function WithoutScript() {
  return (
    <noscript>
      <style dangerouslySetInnerHTML={{ __html: CSS }} />
    </noscript>
  )
}

// In the first of the layers (app/globals.css): what is important in an earlier one outdoes that hidden things are not shown.
const CSS = [
  '@layer theme{body>[id^="S:"]{display:contents!important}}',
  'body:has(>[id^="S:"])>.public-shell{display:none}',
  'body{background:var(--muted)}',
].join('')
