import { expect, test } from 'vitest'
import { slidesOf, zoomOfKey } from './slides.ts'

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

test.each([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
  ['z', 0],
  ['Escape', 0],
])('the key %s zooms by %i', (key, way) => expect(zoomOfKey(key)).toBe(way))
