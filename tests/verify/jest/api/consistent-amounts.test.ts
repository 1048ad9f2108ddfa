import '@/tests/factories/enable-full-size'
import '@/tests/api/consistent-amounts.test'
