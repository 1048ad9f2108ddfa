import '@/tests/factories/at-full-size'
import '@/tests/api/export.test'
