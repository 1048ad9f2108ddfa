import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
// This and the above tidy up after each test: of every file, because they are loaded here.
import '@testing-library/user-event'

// What is waited for ends the wait. How long it may take is for a machine that is busy, and no part of any check.
configure({ asyncUtilTimeout: 10_000 })

// Every browser has them, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// jsdom has no object URLs. A download frees its own some seconds later, perhaps after the test that made it.
URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => {}

// jsdom has no layout, so nothing ever comes into view. Without an observer, links would take everything for visible
// a moment later, when the test no longer watches.
global.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

// Nothing has a size here, so nothing changes it.
global.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}

// jsdom captures no pointer, which Radix's selects ask for.
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}

// No window, so no query about it holds. A test that needs one says so.
window.matchMedia ??= () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
