import '@/tests/factories/enable-full-size'
import '@/tests/api/line-suggestions.test'
