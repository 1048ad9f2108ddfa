/** Bundled as its bytes (scripts/lib/bundle.mjs). */
declare module '*.wasm' {
  const bytes: Uint8Array<ArrayBuffer>
  export default bytes
}
