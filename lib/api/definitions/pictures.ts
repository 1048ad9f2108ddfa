import { z } from 'zod'
import { define } from '../define'
import { textParam } from '../parameters'
import { avatarAnswer, logoAnswer } from '../schemas/users'

export const uploadLogo = define({
  operationId: 'uploadLogo',
  method: 'POST',
  path: '/api/upload/logo',
  summary: 'Stores a picture; its file reference becomes the logo through the settings',
  access: 'onboarding',
  needs: ['settings'],
  upload: 'logo',
  answers: { 200: logoAnswer },
})

export const getLogo = define({
  operationId: 'getLogo',
  method: 'GET',
  path: '/api/logos/{id}',
  summary: 'A logo',
  access: 'public',
  params: z.object({ id: textParam('logo') }),
  answers: { 200: { contentType: 'image/*' } },
})

export const uploadAvatar = define({
  operationId: 'uploadAvatar',
  method: 'POST',
  path: '/api/user/avatar',
  summary: 'Makes a picture the user’s own, cropped to a square',
  access: 'authenticated',
  upload: 'avatar',
  answers: { 200: avatarAnswer },
})

export const deleteAvatar = define({
  operationId: 'deleteAvatar',
  method: 'DELETE',
  path: '/api/user/avatar',
  summary: 'Takes the user’s picture away',
  access: 'authenticated',
  answers: { 204: null },
})

export const getAvatar = define({
  operationId: 'getAvatar',
  method: 'GET',
  path: '/api/user/avatar/{id}',
  summary: 'The user’s own picture; 404 for anybody else’s',
  access: 'authenticated',
  params: z.object({ id: textParam('picture') }),
  answers: { 200: { contentType: 'image/*' } },
})
