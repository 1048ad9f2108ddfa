import '@/tests/factories/enable-full-size'
import '@/tests/lib/documents/charges.test'
