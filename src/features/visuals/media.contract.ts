import { z } from '@hono/zod-openapi'
import { answer, endpoint, formBody } from '#/platform/http/endpoint.ts'
import { uploadedPictureSchema, uploadPictureSchema } from './visuals.schema.ts'

const { file } = uploadPictureSchema.shape
// Made here, after the OpenAPI extension of zod is in place: the order in which a bundle loads its modules is its own.
const describedFile = z.unknown().pipe(file).openapi({ type: 'string', format: 'binary' })
const form = uploadPictureSchema.extend({ file: describedFile })

export const uploadPicture = endpoint({
  method: 'post',
  path: '/api/media/upload',
  access: 'admin',
  summary: 'Store a picture; speaks the protocol of image hosting services with unsigned presets',
  request: formBody(form),
  responses: { 201: answer('Stored; secure_url is a path on this shop', uploadedPictureSchema) },
})

export const readImageHost = endpoint({
  method: 'get',
  path: '/api/media/host',
  access: 'admin',
  summary: 'Where banners are uploaded to: an image hosting service, or this shop',
  responses: {
    200: answer(
      'Address and unsigned preset; the answer to an upload holds `secure_url`',
      z.object({ url: z.string(), preset: z.string() }),
    ),
  },
})

export const readVideo = endpoint({
  method: 'get',
  path: '/media/video/{file}',
  access: 'public',
  summary: 'A video, whole or, with `Range`, a part of it',
  request: { params: z.object({ file: z.string() }) },
  responses: {
    200: {
      description: 'The video',
      content: { 'video/mp4': { schema: z.string() }, 'video/webm': { schema: z.string() } },
    },
    206: {
      description: 'The part that was asked for',
      content: { 'video/mp4': { schema: z.string() }, 'video/webm': { schema: z.string() } },
    },
    416: { description: 'It has no such part; `Content-Range` says how many bytes there are' },
  },
})

export const readPicture = endpoint({
  method: 'get',
  path: '/media/{picture}/{file}',
  access: 'public',
  summary:
    'A picture in one of its widths, as AVIF for those who accept it; narrower with `Save-Data: on`. Its name with .jpg is a JPEG, preview.jpg one of 1200x630 for link previews',
  request: { params: z.object({ picture: z.string(), file: z.string() }) },
  responses: {
    200: {
      description: 'The picture',
      content: {
        'image/webp': { schema: z.string() },
        'image/avif': { schema: z.string() },
        'image/jpeg': { schema: z.string() },
      },
    },
  },
})
