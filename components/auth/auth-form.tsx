'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { preloadResolvers } from './lazy-resolvers'

interface AuthFormProps<Fields extends FieldValues, Output> {
  form: UseFormReturn<Fields, unknown, Output>
  onSubmit: ComponentProps<'form'>['onSubmit']
  hidden?: boolean
  children: ReactNode
}

/**
 * Form of the sign-in and registration screens. `method="post"` keeps a password out of the URL if the browser submits
 * it natively.
 */
export function AuthForm<Fields extends FieldValues, Output>(props: AuthFormProps<Fields, Output>) {
  const { form, onSubmit, hidden, children } = props
  return (
    <Form {...form}>
      <form
        method="post"
        noValidate
        onInput={preloadResolvers}
        onSubmit={onSubmit}
        hidden={hidden}
        className="grid gap-5"
      >
        <HydratedArea>{children}</HydratedArea>
      </form>
    </Form>
  )
}

/** Submit button of an AuthForm. */
export function AuthSubmit({ children, ...props }: ComponentProps<typeof Button>) {
  return (
    <Button type="submit" size="lg" className="w-full" {...props}>
      {children}
    </Button>
  )
}
