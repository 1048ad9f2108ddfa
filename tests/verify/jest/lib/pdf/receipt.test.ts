import '@/tests/factories/at-full-size'
import '@/tests/lib/pdf/receipt.test'
