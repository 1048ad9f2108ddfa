import { z } from 'zod'
import { define } from '../define'
import { textParam } from '../parameters'
import { avatarAnswer, logoAnswer } from '../schemas/users'

export const uploadLogo = define({
  operationId: 'uploadLogo',
  method: 'POST',
  path: '/api/upload/logo',
  summary: 'Uploads a logo. Saving its file reference in the settings makes it the logo',
  access: 'onboarding',
  needs: ['settings'],
  upload: 'logo',
  answers: { 200: logoAnswer },
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
  answers: { 200: avatarAnswer },
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
