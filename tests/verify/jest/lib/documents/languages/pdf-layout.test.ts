import '@/tests/factories/enable-full-size'
import '@/tests/lib/documents/languages/pdf-layout.test'
