import '@/tests/factories/enable-full-size'
import '@/tests/lib/reminders/due-reminders.test'
