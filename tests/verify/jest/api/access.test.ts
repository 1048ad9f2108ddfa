import '@/tests/factories/at-full-size'
import '@/tests/api/access.test'
