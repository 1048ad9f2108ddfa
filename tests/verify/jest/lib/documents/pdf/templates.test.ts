import '@/tests/factories/enable-full-size'
import '@/tests/lib/documents/pdf/templates.test'
