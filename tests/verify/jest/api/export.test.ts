import '@/tests/factories/enable-full-size'
import '@/tests/api/export.test'
