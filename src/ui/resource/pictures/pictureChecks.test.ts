import { describe, expect, it } from 'vitest'
import { fileProblem, sizeNote } from './pictureChecks.ts'

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
