/** Width and height in px. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What a file input offers; the server looks into the file itself. */
export const acceptedPictures = '.png,.jpeg,.jpg,image/png,image/jpeg'
const types = ['image/png', 'image/jpeg']

/** How far a picture's proportions may be from those advised before it is worth a word. */
const TOLERANCE = 0.05

/** Why a chosen file cannot be a picture here, before anything is sent; undefined when it can. */
export function fileProblem(
  file: { readonly name: string; readonly type: string; readonly size: number },
  mostBytes: number,
): string | undefined {
  if (!types.includes(file.type)) return `${file.name}: please choose a PNG or JPEG picture.`
  if (file.size === 0) return `${file.name} is empty.`
  const megabytes = mostBytes / (1024 * 1024)
  if (file.size > mostBytes) return `${file.name}: a picture may have at most ${megabytes} MB.`
  return undefined
}

/** A hint when a picture will be cropped or blurred where it shows; undefined when it fits. */
export function sizeNote(size: PictureSize, advised: PictureSize): string | undefined {
  const wanted = `${advised.width}x${advised.height}`
  const is = `${size.width}x${size.height}`
  const stretch = size.width / size.height / (advised.width / advised.height)
  if (stretch > 1 + TOLERANCE) return `${is} is wider than ${wanted}: its sides will be cut off.`
  if (stretch < 1 / (1 + TOLERANCE)) return `${is} is taller than ${wanted}: top and bottom will be cut off.`
  if (size.width < advised.width) return `${is} is smaller than ${wanted} and may look blurred.`
  return undefined
}
