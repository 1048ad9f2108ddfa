import '@/tests/factories/at-full-size'
import '@/tests/lib/export/names.test'
