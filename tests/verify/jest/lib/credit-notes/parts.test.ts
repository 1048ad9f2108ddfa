import '@/tests/factories/at-full-size'
import '@/tests/lib/credit-notes/parts.test'
