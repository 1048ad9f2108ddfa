// What a person sees when a page can't be made because the database is out of reach, or because there is more to do than can be
// done. It needs no script, no style sheet and nothing of the application, which at that moment can draw nothing.

const PAYER_WAITS = {
  title: 'We are very busy just now',
  text: 'Your link is fine, and nothing about the invoice has changed.',
}
const OTHERS_WAIT = { title: 'We are very busy just now', text: 'What you saved is safe.' }
const PAYER = {
  title: 'Failed to load invoice',
  text: 'We can’t reach this invoice just now. Your link is fine, and nothing about the invoice has changed.',
}
const OTHERS = {
  title: 'We can’t reach your data just now',
  text: 'What you saved is safe. This usually takes no longer than a minute.',
}

/** Whoever opens a public link reads the payer's words, and is led nowhere else. */
const isPayers = (path) => path.startsWith('/invoice/')

/** The page for an address while the database is out of reach. */
export const outagePage = (path) => page(isPayers(path) ? PAYER : OTHERS)

/** The page for an address while this server has more to do than it can. */
export const busyPage = (path) => page(isPayers(path) ? PAYER_WAITS : OTHERS_WAIT)

function page({ title, text }) {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box;
  font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#f9f8f4, #12100e); color: light-dark(#1c1917, #f5f5f4) }
main { max-width: 26rem; text-align: center }
h1 { font-size: 1.25rem; margin: 0 0 .5rem }
p { margin: 0 0 1.5rem }
a { display: inline-block; padding: .625rem 1.25rem; border-radius: .5rem; color: inherit; border: 1px solid currentColor;
  text-decoration: none }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text} Please try again in a moment.</p>
<a href="">Try again</a>
</main>
</body>
</html>
`
}
