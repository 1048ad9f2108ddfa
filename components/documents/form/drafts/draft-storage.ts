import { xchacha20poly1305 } from '@noble/ciphers/chacha'
import type { DraftStorage } from '@/lib/documents/draft-storage-key'

// An invoice that is not saved is sealed in this browser: once the session has ended, wherever that was, whoever sits here finds nothing
// to read.

/** Bytes; drawn anew each time, and stored in front. */
const NONCE = 24

// The browser's own cipher answers later, too late for a page that is being left, and not at all without HTTPS.
const cipher = ({ key }: DraftStorage, nonce: Uint8Array) => xchacha20poly1305(bytesOf(key), nonce)

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
const base64Of = (...parts: Uint8Array[]) =>
  btoa(parts.flatMap((part) => Array.from(part, (byte) => String.fromCharCode(byte))).join(''))

/** What was kept there; null where there is nothing, or nothing that this key opens. */
export function readDraft(place: DraftStorage): unknown {
  try {
    const sealed = bytesOf(localStorage.getItem(place.name) ?? '')
    const bytes = cipher(place, sealed.subarray(0, NONCE)).decrypt(sealed.subarray(NONCE))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

export function saveDraft(place: DraftStorage, draft: unknown): void {
  try {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
    const sealed = cipher(place, nonce).encrypt(new TextEncoder().encode(JSON.stringify(draft)))
    localStorage.setItem(place.name, base64Of(nonce, sealed))
  } catch {
    // Storage is blocked or full: nothing is kept, and the guard still asks before the page is left.
  }
}

export function deleteDraft({ name }: DraftStorage): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
