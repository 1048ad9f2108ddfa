import '@/tests/factories/enable-full-size'
import '@/tests/lib/business/design.test'
