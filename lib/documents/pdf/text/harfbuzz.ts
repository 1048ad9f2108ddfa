// HarfBuzz, the text shaper of browsers, as WebAssembly. Its own JavaScript loads the program with a top-level await,
// which our CommonJS bundle can't do, so the dozen functions needed are called directly.
import program from 'harfbuzzjs/dist/harfbuzz.wasm'

export type Direction = 'ltr' | 'rtl'

/** A glyph of shaped text, in drawing order. Lengths are in font units. */
export interface ShapedGlyph {
  id: number
  /** Index of the first character that it represents. */
  cluster: number
  advance: number
  dx: number
  dy: number
}

/** Selects and positions the glyphs of a text. */
export type Shape = (text: string, direction: Direction) => ShapedGlyph[]

type Pointer = number
interface HarfBuzz {
  memory: WebAssembly.Memory
  __wasm_call_ctors(): void
  malloc(size: number): Pointer
  hb_blob_create(data: Pointer, length: number, mode: number, user: Pointer, destroy: Pointer): Pointer
  hb_face_create(blob: Pointer, index: number): Pointer
  hb_font_create(face: Pointer): Pointer
  hb_buffer_create(): Pointer
  hb_buffer_clear_contents(buffer: Pointer): void
  hb_buffer_set_cluster_level(buffer: Pointer, level: number): void
  hb_buffer_set_direction(buffer: Pointer, direction: number): void
  hb_buffer_add_utf16(buffer: Pointer, text: Pointer, length: number, offset: number, count: number): void
  hb_buffer_guess_segment_properties(buffer: Pointer): void
  hb_shape(font: Pointer, buffer: Pointer, features: Pointer, count: number): void
  hb_buffer_get_length(buffer: Pointer): number
  hb_buffer_get_glyph_infos(buffer: Pointer, length: Pointer): Pointer
  hb_buffer_get_glyph_positions(buffer: Pointer, length: Pointer): Pointer
}

// Values from HarfBuzz's headers.
const WRITABLE = 2
const DIRECTION: Record<Direction, number> = { ltr: 4, rtl: 5 }
/** Cluster level in which marks keep their own index as long as glyphs stay in the order of the text. */
const MONOTONE_CHARACTERS = 1
/** Size in bytes of the records of a glyph and of its position. */
const RECORD = 20

let harfBuzz: { hb: HarfBuzz; buffer: Pointer; text: { at: Pointer; room: number } } | undefined

/** Starts HarfBuzz, once per process. Takes about 10 ms. */
function startHarfBuzz() {
  const noop = () => 0
  const imports = {
    wasi_snapshot_preview1: {
      proc_exit: (code: number) => {
        throw new Error(`The shaper ended with ${code}`)
      },
    },
    env: {
      _emscripten_runtime_keepalive_clear: noop,
      _setitimer_js: noop,
      _abort_js: () => {
        throw new Error('The shaper gave up')
      },
      emscripten_resize_heap: (size: number) => growMemory(hb.memory, size),
    },
  }
  const instance = new WebAssembly.Instance(new WebAssembly.Module(program), imports)
  const hb = instance.exports as unknown as HarfBuzz
  hb.__wasm_call_ctors()
  const buffer = hb.hb_buffer_create()
  return { hb, buffer, text: { at: 0, room: 0 } }
}

const PAGE = 65_536

/** Grows the memory to `size` bytes. Returns 1 for success; `grow` throws otherwise. */
function growMemory(memory: WebAssembly.Memory, size: number): number {
  const missing = Math.ceil((size - memory.buffer.byteLength) / PAGE)
  if (missing > 0) memory.grow(missing)
  return 1
}

/** Creates the shaper of a font. The font file stays in WebAssembly memory for good. */
export function createShaper(file: Uint8Array): Shape {
  harfBuzz ??= startHarfBuzz()
  const { hb, buffer, text } = harfBuzz
  const data = hb.malloc(file.length)
  new Uint8Array(hb.memory.buffer).set(file, data)
  const font = hb.hb_font_create(hb.hb_face_create(hb.hb_blob_create(data, file.length, WRITABLE, 0, 0), 0))

  return (characters, direction) => {
    if (text.room < characters.length) {
      text.room = characters.length + 256
      text.at = hb.malloc(text.room * 2)
    }
    const units = new Uint16Array(hb.memory.buffer, text.at, characters.length)
    for (let index = 0; index < characters.length; index++) units[index] = characters.charCodeAt(index)
    hb.hb_buffer_clear_contents(buffer)
    hb.hb_buffer_set_cluster_level(buffer, MONOTONE_CHARACTERS)
    hb.hb_buffer_add_utf16(buffer, text.at, characters.length, 0, characters.length)
    hb.hb_buffer_set_direction(buffer, DIRECTION[direction])
    hb.hb_buffer_guess_segment_properties(buffer)
    hb.hb_shape(font, buffer, 0, 0)
    const count = hb.hb_buffer_get_length(buffer)
    const view = new DataView(hb.memory.buffer)
    const info = hb.hb_buffer_get_glyph_infos(buffer, 0)
    const place = hb.hb_buffer_get_glyph_positions(buffer, 0)
    return Array.from({ length: count }, (_, index) => {
      const [glyph, at] = [info + index * RECORD, place + index * RECORD]
      return {
        id: view.getUint32(glyph, true),
        cluster: view.getUint32(glyph + 8, true),
        advance: view.getInt32(at, true),
        dx: view.getInt32(at + 8, true),
        dy: view.getInt32(at + 12, true),
      }
    })
  }
}
