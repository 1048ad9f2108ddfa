import '@/tests/factories/at-full-size'
import '@/tests/lib/clients/list.test'
