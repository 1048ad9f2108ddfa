import '@/tests/factories/at-full-size'
import '@/tests/api/two-businesses.test'
