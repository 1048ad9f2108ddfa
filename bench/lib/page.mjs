import os from 'node:os'
import { format } from 'prettier'

const intro = `How fast the product is, against a floor and a limit that nothing of ours is in. Written by \`npm run bench\`; don't edit it.

The floor is a bare Next.js application on the same database (\`bench/bare-next\`); the limit is pdfkit by hand. All
sides run in one run and take turns. Absolute figures move by a third from hour to hour and machine to machine: read the ratios.
`

const outro = `## How to run it

\`npm run bench\` builds what is out of date, starts a database, the product and the floor on ports of their own, measures, writes this page
and removes everything, in about twenty minutes. It needs Linux, Chromium, nginx, PgBouncer and, for Lighthouse, the npm registry. \`npm run bench cpu pdf\`
measures some subjects and writes nothing. Run it on a machine that does nothing else.

\`npm run bench ten-million\` fills one database with 10,000,000 invoices of 50,000 businesses and measures what acts cost it before and after it has
grown tenfold. That takes half an hour and 40 GB of disk, so it runs only when it is named: [what it found](operations.md#what-so-many-businesses-need). \`npm run bench upgrade\` migrates an installation of 1,000,000
invoices to businesses and back, and compares all that it says.

Bytes of JavaScript, of HTML and of the data in it are held by browser tests, statements of each act and plans by tests over a real database; times
are never tests.

## What was found

Of a profile of the list, 2026-11-23: a third is React's rendering inside Next.js, a tenth is garbage, 5 % Prisma's client, and the rest a long flat tail of
which no function of ours is more than 2 %.

- Next.js loads every page when it starts (\`preloadEntriesOnStart\`). Without, the first public invoice comes after 700 ms in place of 930, and 150 MB are not
  held that nobody asked for.
- A new invoice of ten lines takes fifteen statements as a nested create of Prisma's. Written by hand in one statement it took five and a third of the
  processor's time, which nobody notices: both are far below the goal.
- The kit's packages stood in the browser's bundles many times over, because a tool's older ones had their places in \`node_modules\`: an override
  took 225 packages away.
- A first visit fetched the whole of Geist, 70 KB, before anything else. Its Latin letters are 29 KB; the rest comes where a page holds another letter.
- With many lines, each key added up the whole form three times before its letter was painted. That is done after it now.
- Types are checked by \`npm test\` alone: a build for \`npm start\` takes half the time.
- Every request of the app begins with its session, user, business and role. As one statement of Prisma's with joins
  (\`lib/api/read-session.ts\`) that costs the server 0.45 ms of its processor, and 0.33 by hand.
- Members, roles and the switcher were measured against the version before them, in turns: the query of the list 1.01 to 1.02 times (1,000 and 1,000,000 invoices), that
  of the dashboard 0.99 to 1.00 (1,000 to 100,000). Whole pages, by the processor's time of the server: the list 0.91 to 1.00, the dashboard
  0.92 to 0.99, its call of the API 0.97 to 1.01. The list had been 1.04 while the server drew the switcher, and all else of the phone's menu, a second time.
- date-fns takes 8 KB of the first load of screens that format days in the browser: the dashboard may be 1.35, the form 1.75.
- Of the first load, what nobody looks at before a screen stands comes afterwards: tooltips (0.6 KB of every page) and what fetches a PDF (0.4 KB of the form).
- What a tab of the settings, an export in parts or a switch in another tab needs is loaded when it is looked at, and every tooltip comes from one listener: 6 KB less of the
  settings' JavaScript, 2 KB less of every page's.

Tried, and left out: a smaller young generation (\`--max-semi-space-size\`) saves less memory than two runs differ by; installing without the packages
of developers saves seven seconds of 36; the form's cipher loaded later could bring a kept draft back after somebody has begun to type. The sheet of a public invoice as finished HTML, the card
of a page that is not found out of the payload, compressed parts sent on together (17 % fewer bytes of HTML): none changes the processor's time by more
than two runs differ. Lines of the form that are out of sight left out of the layout (\`content-visibility\`): no difference for a key.

The simulated largest paint is that of the last script, because at full speed all scripts arrive before the first frame is drawn; a style sheet in the
page itself would bring that frame before them, but see below. With the line and processor really slowed down, the paint waits for no script.

## What is not pursued

- The public invoice is not kept in a cache: every page carries a nonce of its own ([decision 5](decisions/0005-nonces-and-dynamic-pages.md)).
- Style sheets are not written into the pages, which would spare a first visit a round trip: every later page would carry
  all of them again, twice.
`

/** What a run was made on; taken before it begins. */
export const conditions = () => ({
  date: new Date().toISOString().slice(0, 10),
  machine: `${os.cpus().length} cores, Node ${process.versions.node}`,
  load: os.loadavg()[0].toFixed(1),
})

/** docs/performance.md as Markdown. */
export function page(results, { date, machine, load }) {
  const goals = results.flatMap(({ rows }) => rows).filter(({ met }) => met)
  const met = goals.filter(({ met }) => met === 'yes').length
  const parts = [
    '# Performance',
    intro,
    `${date}, ${machine}, load ${load} before the run. ${met} of ${goals.length} goals are met.`,
    ...results.map((result) => `## ${result.title}\n\n${result.about}\n\n${table(result)}`),
    outro,
  ]
  return format(parts.join('\n\n'), { parser: 'markdown' })
}

function table({ rows, columns = ['What', 'Ours', 'Against', 'Ratio', 'Goal', 'Met'] }) {
  const all = rows.map(({ what, ours, against, ratio, goal, met }) => [what, ours, against, ratio, goal, met])
  // A column that nobody uses is left out.
  const used = columns.map((_, index) => all.some((cells) => cells[index]))
  const line = (cells) => `| ${cells.filter((_, index) => used[index]).join(' | ')} |`
  return [columns, columns.map(() => '---'), ...all].map(line).join('\n')
}
