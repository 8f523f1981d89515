import { expect, test } from 'vitest'
import { isSamePicture, slidesOf, zoomOfKey } from './slides.ts'

test('a picture of the store is offered in all its widths, and keeps its own shape', () => {
  const src = '/media/a.1440x2033.8a1a2e/1440.webp'
  const [slide] = slidesOf('Paithani', [src])
  expect(slide).toMatchObject({ src, width: 1920, height: 2711, alt: 'Paithani' })
  expect(slide?.srcset).toContain('/media/a.1440x2033.8a1a2e/160.webp 160w')
  expect(slide?.srcset).toContain(`${src} 1440w`)
})

test('a picture of another host is shown as it is', () => {
  const slides = slidesOf('Paithani', ['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'])
  expect(slides[1]).toEqual({
    src: 'https://pictures.example/b.jpg',
    width: 1920,
    height: 2711,
    alt: 'Paithani, picture 2 of 2',
  })
})

test('what the gallery shows stands in for the same picture alone, not for one of a review', () => {
  const at = 'https://zari.example/media'
  expect(isSamePicture(`${at}/a.1440x2033.8a1a2e/640.avif`, `${at}/a.1440x2033.8a1a2e/1440.webp`)).toBe(true)
  expect(isSamePicture(`${at}/a.1440x2033.8a1a2e/640.avif`, `${at}/b.1440x2033.8a1a2e/1440.webp`)).toBe(false)
  const elsewhere = 'https://pictures.example/a.jpg'
  expect(isSamePicture(elsewhere, elsewhere)).toBe(true)
  expect(isSamePicture('https://pictures.example/b.jpg', elsewhere)).toBe(false)
})

test.each([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
  ['z', 0],
  ['Escape', 0],
])('the key %s zooms by %i', (key, way) => expect(zoomOfKey(key)).toBe(way))
