import { xchacha20poly1305 } from '@noble/ciphers/chacha'
import type { DraftStorage } from '@/lib/documents/draft-storage-key'

// Drafts of forms in this browser. They are encrypted, so once the session has ended, on whichever device, nobody at
// this browser can read them.

/** Bytes; random for each write and stored in front of the ciphertext. */
const NONCE = 24

// Web Crypto is asynchronous, too late for a page being unloaded, and unavailable without HTTPS.
const cipher = ({ key }: DraftStorage, nonce: Uint8Array) => xchacha20poly1305(decodeBase64(key), nonce)

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

const encodeBase64 = (...parts: Uint8Array[]) =>
  btoa(parts.flatMap((part) => Array.from(part, (byte) => String.fromCharCode(byte))).join(''))

/** Returns the stored draft, or null if there is none or this key can't decrypt it. */
export function readDraft(storage: DraftStorage): unknown {
  try {
    const sealed = decodeBase64(localStorage.getItem(storage.name) ?? '')
    const bytes = cipher(storage, sealed.subarray(0, NONCE)).decrypt(sealed.subarray(NONCE))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

export function saveDraft(storage: DraftStorage, draft: unknown): void {
  try {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
    const sealed = cipher(storage, nonce).encrypt(new TextEncoder().encode(JSON.stringify(draft)))
    localStorage.setItem(storage.name, encodeBase64(nonce, sealed))
  } catch {
    // Storage is blocked or full. The draft is lost, but the unsaved-changes guard still asks before the page is left.
  }
}

export function deleteDraft({ name }: Pick<DraftStorage, 'name'>): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
