import { describe, expect, it } from 'vitest'
import { fileProblem, fittingSize, needsShrinking, sizeNote } from './pictureChecks.ts'

const MB = 1024 * 1024
const saree = { name: 'saree.jpg', type: 'image/jpeg', size: MB }

describe('a chosen file', () => {
  it('is fine as PNG or JPEG of at most the allowed size', () => {
    expect(fileProblem(saree, 5 * MB)).toBeUndefined()
    expect(fileProblem({ ...saree, type: 'image/png', size: 5 * MB }, 5 * MB)).toBeUndefined()
  })

  it.each([
    [{ type: 'image/gif' }, 'PNG or JPEG'],
    [{ type: 'application/pdf' }, 'PNG or JPEG'],
    [{ type: '' }, 'PNG or JPEG'],
    [{ size: 0 }, 'is empty'],
    [{ size: 5 * MB + 1 }, 'at most 5 MB'],
  ])('with %j is refused by name', (wrong, text) => {
    const problem = fileProblem({ ...saree, ...wrong }, 5 * MB)
    expect(problem).toContain('saree.jpg')
    expect(problem).toContain(text)
  })
})

describe('the proportions of a picture', () => {
  const advised = { width: 1920, height: 640 }

  it.each([[{ width: 1920, height: 640 }], [{ width: 3840, height: 1280 }], [{ width: 1920, height: 660 }]])(
    '%j fits',
    (size) => {
      expect(sizeNote(size, advised)).toBeUndefined()
    },
  )

  it.each([
    [{ width: 1920, height: 500 }, 'wider'],
    [{ width: 1920, height: 1080 }, 'taller'],
    [{ width: 960, height: 320 }, 'smaller'],
  ])('%j is %s than advised', (size, word) => {
    expect(sizeNote(size, advised)).toContain(`${word} than 1920x640`)
  })
})

it('a picture that is far too small is told so, whatever its proportions', () => {
  const advised = { width: 1920, height: 640 }
  for (const width of [1, 600]) expect(sizeNote({ width, height: width }, advised)).toContain('look blurred')
  expect(sizeNote({ width: 3, height: 1 }, advised)).toContain('look blurred')
  expect(sizeNote({ width: 1900, height: 500 }, advised)).not.toContain('blurred')
})

describe('a photo', () => {
  it.each([
    [{ size: 6 * MB }, true],
    [{ name: 'a.HEIC', type: 'image/heic' }, true],
    [{ name: 'a.heic', type: '' }, true],
    [{ name: 'a.webp', type: 'image/webp' }, true],
    [{}, false],
    [{ name: 'a.gif', type: 'image/gif' }, false],
    [{ name: 'a.pdf', type: 'application/pdf' }, false],
  ])('with %j is drawn anew: %j', (file, is) => {
    expect(needsShrinking({ ...saree, ...file }, 5 * MB)).toBe(is)
  })

  it('keeps its proportions and is never made larger', () => {
    expect(fittingSize({ width: 4000, height: 6000 }, 1920)).toEqual({ width: 1920, height: 2880 })
    expect(fittingSize({ width: 600, height: 800 }, 1920)).toEqual({ width: 600, height: 800 })
  })
})
