import { Readable } from 'node:stream'
import { auditChange } from '#/platform/db/audit.ts'
import { callerOf } from '#/platform/http/callerOf.ts'
import type { Services } from '#/platform/http/env.ts'
import { failures } from '#/platform/http/failure.ts'
import { roomApi } from '#/platform/http/http.ts'
import { byteRangeOf } from '#/platform/media/byteRange.ts'
import { FOREVER } from '#/platform/media/cacheControl.ts'
import { PictureError } from '#/platform/media/images.ts'
import { isPrivatePicture, narrowerUrl, pictureAsked } from '#/platform/media/picture.ts'
import { videoPartsOf } from '#/platform/media/video.ts'
import * as contract from './media.contract.ts'
import { LOGO_PRESET } from './visuals.schema.ts'

export function mediaApi(services: Services) {
  const { db, media, config } = services
  return roomApi()
    .openapi(contract.uploadPicture, async (c) => {
      const { file, upload_preset: preset } = c.req.valid('form')
      const bytes = new Uint8Array(await file.arrayBuffer())
      const is = preset === LOGO_PRESET ? 'logo' : undefined
      const stored = await media.storeUpload(bytes, undefined, is).catch((error) => {
        if (!(error instanceof PictureError)) throw error
        const { message } = error
        throw failures.invalid({ message, errors: [{ field: 'file', message }] })
      })
      const { url, width, height } = stored
      await auditChange(db, callerOf(c), 'picture.upload', url, { after: { width, height } })
      return c.json({ secure_url: stored.url, width: stored.width, height: stored.height }, 201)
    })
    .openapi(contract.readImageHost, async (c) => {
      const { imageHost } = config
      const own = { url: '/api/media/upload', preset: 'shop' }
      return c.json(imageHost ? { url: imageHost.uploadUrl, preset: imageHost.preset } : own, 200)
    })
    .openapi(contract.readVideo, async (c) => {
      const url = `/media/video/${c.req.valid('param').file}`
      const parts = videoPartsOf(url)
      if (!parts) throw failures.not_found()
      const { id, bytes, type } = parts
      const tag = `"${id}"`
      const ifRange = c.req.header('If-Range')
      const asked = ifRange === undefined || ifRange === tag ? c.req.header('Range') : undefined
      const range = byteRangeOf(asked, bytes)
      c.header('Accept-Ranges', 'bytes')
      if (range === 'none') {
        c.header('Content-Range', `bytes */${bytes}`)
        return c.body(null, 416)
      }
      const { start, end } = range === 'all' ? { start: 0, end: bytes - 1 } : range
      const body = await media.openVideo(url, { start, end })
      if (!body) throw failures.not_found()
      c.header('Cache-Control', FOREVER)
      c.header('ETag', tag)
      c.header('Content-Type', `video/${type}`)
      c.header('Content-Length', String(end - start + 1))
      const stream = Readable.toWeb(body) as ReadableStream
      // Nobody reads what an answer to HEAD would hold.
      if (c.req.method === 'HEAD') body.destroy()
      if (range === 'all') return c.body(stream, 200)
      c.header('Content-Range', `bytes ${start}-${end}/${bytes}`)
      return c.body(stream, 206)
    })
    .openapi(contract.readPicture, async (c) => {
      const { picture, file } = c.req.valid('param')
      // Only addresses of exactly our shape reach the store, which looks again: no other folder can be named.
      const asked = pictureAsked(`/media/${picture}/${file}`)
      if (!asked) throw failures.not_found()
      // guard: private-picture
      if (isPrivatePicture(asked.url)) throw failures.not_found()
      // The browser says what it reads, and whether its owner pays by the megabyte; caches keep these apart.
      const format = c.req.header('Accept')?.includes('image/avif') ? 'avif' : 'webp'
      const narrow = !asked.format && c.req.header('Save-Data') === 'on'
      const bytes = await media.read(narrow ? narrowerUrl(asked.url) : asked.url, asked.format ?? format)
      if (!bytes) throw failures.not_found()
      if (!asked.format) c.header('Vary', 'Accept, Save-Data')
      c.header('Cache-Control', FOREVER)
      c.header('Content-Type', asked.format ? 'image/jpeg' : `image/${format}`)
      return c.body(bytes as Uint8Array<ArrayBuffer>, 200)
    })
}

export type MediaApi = ReturnType<typeof mediaApi>
