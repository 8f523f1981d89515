import { describe, expect, it } from 'vitest'
import { mediaUrl, narrowerUrl, pictureOf, pictureWidths } from './picture.ts'

const saree = { id: '0199-ab_c', width: 1020, height: 1440, color: '8a1a2e' }

describe('picture addresses', () => {
  it('keeps the steps below the original and the original itself', () => {
    expect(pictureWidths(1020)).toEqual([160, 320, 480, 720, 1020])
    expect(pictureWidths(700)).toEqual([160, 320, 480, 700])
    expect(pictureWidths(100)).toEqual([100])
  })

  it('never goes over 1920 px', () => {
    expect(pictureWidths(1920)).toEqual([160, 320, 480, 720, 1020, 1440, 1920])
    expect(pictureWidths(4000)).toEqual([160, 320, 480, 720, 1020, 1440, 1920])
  })

  it('reads from any width of a picture all there is to know', () => {
    expect(pictureOf(mediaUrl(saree, 320))).toEqual({
      width: 1020,
      height: 1440,
      color: '#8a1a2e',
      widths: [160, 320, 480, 720, 1020],
      srcSet: [160, 320, 480, 720, 1020].map((w) => `${mediaUrl(saree, w)} ${w}w`).join(', '),
    })
  })

  it('keeps the origin of a remote store', () => {
    const remote = mediaUrl({ ...saree, base: 'https://cdn.example/shop' }, 160)
    expect(pictureOf(remote)?.srcSet).toContain(
      'https://cdn.example/shop/media/0199-ab_c.1020x1440.8a1a2e/720.webp 720w',
    )
  })

  it.each([
    '/logo.svg',
    'https://pictures.example/saree.jpg',
    '/media/x.1020x1440/320.webp',
    '/media/x.1020x1440.zzzzzz/320.webp',
    '/media/x.0x1440.8a1a2e/320.webp',
    '/media/x.01020x1440.8a1a2e/320.webp',
    '/media/x.1020x01440.8a1a2e/320.webp',
    '/media/x.1020x1440.8a1a2e/0320.webp',
    '/media/x.1020x1440.8a1a2e/320.WEBP',
    '/media/x.1020x1440.8A1A2E/320.webp',
    '/MEDIA/x.1020x1440.8a1a2e/320.webp',
    '/media/x.1020x1440.8a1a2e/320.webp" onerror="',
    '',
  ])('leaves %j alone', (url) => {
    expect(pictureOf(url)).toBeUndefined()
  })
})

describe('narrowerUrl', () => {
  const url = (at: number) => `/media/a.1020x1440.8a1a2e/${at}.webp`
  it.each([
    [1020, 720],
    [320, 160],
    [160, 160],
  ])('%i px becomes %i px', (at, narrower) => expect(narrowerUrl(url(at))).toBe(url(narrower)))

  it('leaves other addresses alone', () => expect(narrowerUrl('/logo.svg')).toBe('/logo.svg'))
})
