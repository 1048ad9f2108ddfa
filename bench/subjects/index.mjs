// What is measured, in the order of the page. Each subject answers rows: `what`, `ours`, what it is compared with
// (`against`), the `ratio`, the `goal` in words, and whether it is `met`; rows without a goal only tell.
import * as browser from './browser.mjs'
import * as cpu from './cpu.mjs'
import * as create from './create.mjs'
import * as due from './due.mjs'
import * as exports from './exports.mjs'
import * as firstLoad from './first-load.mjs'
import * as lighthouse from './lighthouse.mjs'
import * as load from './load.mjs'
import * as many from './many.mjs'
import * as pdf from './pdf.mjs'
import * as queries from './queries.mjs'
import * as scale from './scale.mjs'
import * as start from './start.mjs'
import * as tenMillion from './ten-million.mjs'
import * as upgrade from './upgrade.mjs'

export const subjects = [
  { name: 'lighthouse', ...lighthouse },
  { name: 'browser', ...browser },
  { name: 'first-load', ...firstLoad },
  { name: 'cpu', ...cpu },
  { name: 'start', ...start },
  { name: 'load', ...load },
  { name: 'scale', ...scale },
  { name: 'many', ...many },
  { name: 'create', ...create },
  { name: 'queries', ...queries },
  { name: 'pdf', ...pdf },
  { name: 'exports', ...exports },
  // Last: it adds to the database that the others measure.
  { name: 'due', ...due },
  { name: 'ten-million', ...tenMillion },
  { name: 'upgrade', ...upgrade },
]
