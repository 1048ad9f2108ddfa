import { z } from 'zod'
import { define } from '../define'
import { textParam } from '../parameters'
import { text } from '@/lib/core/response-fields'

const avatarResponse = z.strictObject({ avatar: text }).meta({ id: 'Avatar' })

const logoResponse = z
  .strictObject({ file: text, width: z.number(), height: z.number() })
  .meta({ id: 'Logo' })

export const uploadLogo = define({
  operationId: 'uploadLogo',
  method: 'POST',
  path: '/api/upload/logo',
  summary: 'Uploads a logo. Saving its file reference in the settings makes it the logo',
  access: 'onboarding',
  needs: ['settings'],
  upload: 'logo',
  answers: { 200: logoResponse },
})

export const getLogo = define({
  operationId: 'getLogo',
  method: 'GET',
  path: '/api/logos/{id}',
  summary: 'Returns a logo',
  access: 'public',
  params: z.object({ id: textParam('logo') }),
  answers: { 200: { contentType: 'image/*' } },
})

export const uploadAvatar = define({
  operationId: 'uploadAvatar',
  method: 'POST',
  path: '/api/user/avatar',
  summary: 'Sets the user’s avatar, cropped to a square',
  access: 'authenticated',
  upload: 'avatar',
  answers: { 200: avatarResponse },
})

export const deleteAvatar = define({
  operationId: 'deleteAvatar',
  method: 'DELETE',
  path: '/api/user/avatar',
  summary: 'Deletes the user’s avatar',
  access: 'authenticated',
  answers: { 204: null },
})

export const getAvatar = define({
  operationId: 'getAvatar',
  method: 'GET',
  path: '/api/user/avatar/{id}',
  summary: 'Returns the user’s own avatar. 404 for any other',
  access: 'authenticated',
  params: z.object({ id: textParam('picture') }),
  answers: { 200: { contentType: 'image/*' } },
})
