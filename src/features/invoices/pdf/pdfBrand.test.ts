import { describe, expect, test } from 'vitest'
import { usualLook } from '#/features/shop/look/look.schema.ts'
import { pdfBrand, usualBrand } from './pdfBrand.ts'

const JPEG = new Uint8Array([0xff, 0xd8])
const logo = '/media/logo.1200x600.8a1a2e/1200.webp'

/** A store of the one logo, and what was asked of it. */
function storeOf(read: () => Promise<Uint8Array | undefined> = async () => JPEG) {
  const asked: unknown[] = []
  const media = {
    read: (...wanted: unknown[]) => {
      asked.push(wanted)
      return read()
    },
  }
  return { media, asked }
}

describe('a document', () => {
  test('of the usual look is as it always was', async () => {
    expect(await pdfBrand({ look: usualLook, logo: '' }, storeOf().media)).toEqual(usualBrand)
  })

  test('has the colours that were chosen, and those alone', async () => {
    const look = { ...usualLook, action: '#003399', link: '#00557f' }
    expect(await pdfBrand({ look, logo: '' }, storeOf().media)).toEqual({ ...usualBrand, title: '#003399' })
    const accent = await pdfBrand({ look: { ...usualLook, accent: '#ffc61a' }, logo: '' }, storeOf().media)
    expect(accent).toEqual({ ...usualBrand, line: '#ffc61a' })
  })

  test('shows the logo as a JPEG, no larger than a printer can use', async () => {
    const { media, asked } = storeOf()
    expect(await pdfBrand({ look: usualLook, logo }, media)).toEqual({ ...usualBrand, logo: JPEG })
    expect(asked).toEqual([['/media/logo.1200x600.8a1a2e/480.webp', 'jpg']])
  })

  test.each([
    'https://elsewhere.example/media/logo.1200x600.8a1a2e/1200.webp',
    'https://elsewhere.example/logo.png',
    '/media/../secret',
  ])('does not fetch %s', async (foreign) => {
    const { media, asked } = storeOf()
    expect(await pdfBrand({ look: usualLook, logo: foreign }, media)).toEqual(usualBrand)
    expect(asked).toEqual([])
  })

  test.each([
    ['is gone', async () => undefined],
    ['cannot be read', () => Promise.reject(new Error('no such place'))],
  ])('is written without a logo that %s', async (_what, read) => {
    expect(await pdfBrand({ look: usualLook, logo }, storeOf(read).media)).toEqual(usualBrand)
  })
})
