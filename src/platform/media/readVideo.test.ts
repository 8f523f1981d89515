import { describe, expect, test } from 'vitest'
import { clip } from '../../../test/fixtures/videos.ts'
import { inLanguage } from '../language/inLanguage.ts'
import { readVideo } from './readVideo.ts'
import { VideoError, videoPartsOf, videoUrl, videoWords } from './video.ts'

describe('a video', () => {
  test('of a phone loses its sound and where it was taken, and begins with what players ask first', async () => {
    const file = clip('phone.mp4')
    expect(file.includes('+19.07') && file.includes('mp4a')).toBe(true)
    const { body, ...video } = await readVideo(file)
    expect(video).toEqual({ type: 'mp4', width: 272, height: 384, ms: 2000 })
    const bytes = Buffer.from(body)
    expect([bytes.includes('+19.07'), bytes.includes('mp4a'), bytes.includes('secret')]).toEqual([
      false,
      false,
      false,
    ])
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    // Packed once, it is the same again.
    expect((await readVideo(body)).ms).toBe(2000)
  })

  test('may be WebM', async () => {
    expect(await readVideo(clip('loop.webm'))).toMatchObject({ type: 'webm', width: 272, height: 384 })
  })
})

const phone = clip('phone.mp4')
const packed = () => readVideo(phone).then(({ body }) => body)

/** Each chunk of pictures is told to lie at the first one's place, and its first picture to take nearly all bytes there are. */
async function sharingBytes(): Promise<Uint8Array> {
  const bytes = Buffer.from(await packed())
  const [chunks, sizes] = [bytes.indexOf('stco') + 8, bytes.indexOf('stsz') + 16]
  const start = bytes.readUInt32BE(chunks + 4)
  const pictures = bytes.readUInt32BE(sizes - 4)
  const inChunk = pictures / bytes.readUInt32BE(chunks)
  for (let at = 0; at < pictures; at += 1) {
    const isFirst = at % inChunk === 0
    if (isFirst) bytes.writeUInt32BE(start, chunks + 4 + (at / inChunk) * 4)
    bytes.writeUInt32BE(isFirst ? bytes.length - start - inChunk : 1, sizes + at * 4)
  }
  return bytes
}

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['coded as no browser is sure to play it', () => clip('hevc.mp4'), 'coded as H.265 (HEVC)'],
  ['too long', () => clip('long.mp4'), videoWords.tooLong],
  ['sound alone', () => clip('sound.mp4'), videoWords.kind],
  ['a text', () => Buffer.from('<html>'), videoWords.kind],
  ['noise', () => Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 251)), videoWords.kind],
  ['the head of a video and nothing behind it', () => phone.subarray(0, 40), videoWords.kind],
  ['a few bytes that are named again and again', sharingBytes, videoWords.damaged],
  ['half a video', async () => (await packed()).subarray(0, 6_000), videoWords.damaged],
  [
    'a video that names bytes which are not there',
    () => clip('loop.webm').subarray(0, 5_000),
    videoWords.damaged,
  ],
])('%s is refused in words', async (_what, bytes, words) => {
  const error = await readVideo(await bytes()).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(VideoError)
  expect(error.message).toContain(words)
})

test('what is wrong with one is said in the language of its sender, out of the thread as well', async () => {
  const refused = inLanguage('hi', () => readVideo(clip('sound.mp4')))
  await expect(refused).rejects.toThrow(inLanguage('hi', () => videoWords.kind))
  expect(inLanguage('hi', () => videoWords.kind)).not.toBe(videoWords.kind)
})

test('one that leads its reader round in circles is given up', async () => {
  const file = clip('loop.webm')
  const circles = Buffer.concat([file.subarray(0, 7_703), file.subarray(7_717)])
  await expect(readVideo(circles, 1_500)).rejects.toThrow(videoWords.damaged)
})

test.each(['/media/video/a.272x384.2000.12451.mp4', '/media/video/0199-ab.1080x1920.20000.12582912.webm'])(
  '%s is an address',
  (url) => {
    const parts = videoPartsOf(url)
    expect(parts && videoUrl(parts)).toBe(url)
  },
)

test.each([
  '/media/video/a.0272x384.2000.12451.mp4',
  '/media/video/a.0x384.2000.12451.mp4',
  '/media/video/../a.272x384.2000.12451.mp4',
  '/media/video/a.272x384.2000.0.mp4',
  '/media/video/a.272x384.2000.12451.MP4',
  'https://elsewhere.example/media/video/a.272x384.2000.12451.mp4',
])('%s is none', (url) => expect(videoPartsOf(url)).toBeUndefined())
