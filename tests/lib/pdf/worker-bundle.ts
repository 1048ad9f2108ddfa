import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

/** Bundles the PDF worker as the build does, so that a test renders with the sources as they stand. */
export function bundleWorker(): void {
  const script = "import { bundle } from './scripts/lib/bundle.mjs'; await bundle(['pdf-worker'])"
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'inherit' })
}
