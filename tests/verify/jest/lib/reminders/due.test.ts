import '@/tests/factories/at-full-size'
import '@/tests/lib/reminders/due.test'
