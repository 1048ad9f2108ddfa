import '@/tests/factories/at-full-size'
import '@/tests/lib/pdf/document.test'
