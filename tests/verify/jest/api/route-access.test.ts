import '@/tests/factories/enable-full-size'
import '@/tests/api/route-access.test'
