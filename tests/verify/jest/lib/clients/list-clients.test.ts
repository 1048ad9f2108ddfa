import '@/tests/factories/enable-full-size'
import '@/tests/lib/clients/list-clients.test'
