// Bundles TypeScript that runs outside Next.js, one file per entry.
import { readFileSync } from 'node:fs'
import { writeAtomically } from './files.mjs'
import { inRoot, root } from './paths.mjs'

const entries = {
  seed: 'prisma/seed/main.ts',
  environment: 'lib/platform/env.ts',
  operator: 'scripts/operator/main.ts',
  'pdf-worker': 'lib/documents/pdf/worker.tsx',
}

// pdfkit loads its standard fonts at run time, by a path relative to its own package.
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

// Packages with native binaries stay in node_modules.
const native = ['sharp', '@node-rs/argon2', 'pg-native']

/** esbuild options that turn the product's TypeScript into a file Node.js can run. */
export const options = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20.19',
  jsx: 'automatic',
  // Only Next.js resolves this package. Outside it, all code is server code.
  alias: { 'server-only': inRoot('scripts/lib/empty.cjs') },
  define: { 'import.meta.url': '__bundle_url' },
  plugins: [pdfkitFonts],
  loader: { '.ttf': 'file', '.woff2': 'file', '.wasm': 'binary' },
  banner: { js: "const __bundle_url = require('node:url').pathToFileURL(__filename).href" },
}

/** Returns the path of a bundle: `bundleFile('seed')`. */
export const bundleFile = (name) => inRoot('build', `${name}.cjs`)

/**
 * Bundles the entries into build/NAME.cjs, which takes some seconds. Does nothing if SHEAF_BUNDLED says that
 * scripts/verify.mjs has done so.
 */
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
  })
  // Atomic, because another bundler or a starting worker may read the file meanwhile.
  for (const { path, contents } of outputFiles) writeAtomically(path, contents)
  // Otherwise esbuild's helper process lives as long as this one.
  await stop()
}
