import '@/tests/factories/enable-full-size'
import '@/tests/lib/exports/pdf-names.test'
