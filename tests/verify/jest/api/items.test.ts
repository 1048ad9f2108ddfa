import '@/tests/factories/at-full-size'
import '@/tests/api/items.test'
