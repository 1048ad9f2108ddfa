/** What is wrong with a field, or with the value that stands in it as a whole. */
export const messageIn = (error: unknown): string | undefined => {
  const { message, value, rate } = (error ?? {}) as {
    message?: string
    value?: { message?: string }
    rate?: { message?: string }
  }
  return message ?? value?.message ?? rate?.message
}
