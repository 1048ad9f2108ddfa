// What runs outside Next.js is written in TypeScript like the rest and bundled here, each into one file.
import { readFileSync } from 'node:fs'
import { writeAtomically } from './files.mjs'
import { inRoot, root } from './paths.mjs'

const entries = {
  seed: 'prisma/seed/main.ts',
  environment: 'lib/platform/env.ts',
  operator: 'scripts/operator/main.ts',
  'pdf-worker': 'lib/documents/pdf/worker.tsx',
}

// pdfkit looks its standard fonts up at run time, by a name that only means something inside its own package.
const pdfkitFonts = {
  name: 'pdfkit-fonts',
  setup(build) {
    build.onLoad({ filter: /pdfkit[\\/]js[\\/]pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        /require\$1\((['"])#standard-fonts\//g,
        'require($1pdfkit/standard-fonts/',
      ),
      loader: 'js',
    }))
  },
}

// Programs in machine code stay where npm put them.
const native = ['sharp', '@node-rs/argon2', 'pg-native']

/** How esbuild makes a file of the product's TypeScript that Node.js can run by itself. */
export const options = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  jsx: 'automatic',
  // Next.js gives these words their meaning: server code only. Out here everything is server code.
  alias: { 'server-only': inRoot('scripts/lib/empty.cjs') },
  define: { 'import.meta.url': '__bundle_url' },
  banner: { js: "const __bundle_url = require('node:url').pathToFileURL(__filename).href" },
}

/** Where a bundle lies: `bundleFile('seed')`. */
export const bundleFile = (name) => inRoot('build', `${name}.cjs`)

/** Bundles the entries into build/NAME.cjs, which takes some seconds. SHEAF_BUNDLED says that it is done (scripts/verify.mjs). */
export async function bundle(names = Object.keys(entries)) {
  if (process.env.SHEAF_BUNDLED) return
  const { build, stop } = await import('esbuild')
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: Object.fromEntries(names.map((name) => [name, entries[name]])),
    outdir: 'build',
    write: false,
    outExtension: { '.js': '.cjs' },
    sourcemap: 'linked',
    logLevel: 'warning',
    external: native,
    plugins: [pdfkitFonts],
    loader: { '.ttf': 'file', '.woff2': 'file', '.wasm': 'binary' },
  })
  // Two that bundle at once, or a server that starts a worker meanwhile, must not meet half a file.
  for (const { path, contents } of outputFiles) writeAtomically(path, contents)
  // Its helper process would stay for as long as this one.
  await stop()
}
