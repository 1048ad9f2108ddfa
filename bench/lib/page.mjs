import os from 'node:os'
import { format } from 'prettier'

const intro = `How fast the product is, against a floor and limits that nothing of ours is in. Written by \`npm run bench\`; don't edit it.

The floor is a bare Next.js application on the same database (\`bench/bare-next\`); the limits are raw \`pg\` and pdfkit by hand. All
sides run in one run and take turns. Absolute figures move by a third from hour to hour and machine to machine: read the ratios.
`

const outro = `## How to run it

\`npm run bench\` builds what is out of date, starts a database, the product and the floor on ports of their own, measures, writes this page
and removes everything, in about eight minutes. It needs Linux, Chromium and, for Lighthouse, the npm registry. \`npm run bench cpu pdf\`
measures some subjects and writes nothing. Run it on a machine that does nothing else.

Bytes of JavaScript are held by a browser test, queries of the dashboard by a test over a real database; times are never tests.

## What is not pursued

- The public invoice is not kept in a cache: every page carries a nonce of its own ([decision 5](decisions/0005-nonces-and-dynamic-pages.md)).
- The dashboard keeps no sums beside the invoices ([decision 8](decisions/0008-the-dashboard-adds-up-every-time.md)).
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
