import '@/tests/factories/enable-full-size'
import '@/tests/lib/documents/credit-notes/credit-content.test'
