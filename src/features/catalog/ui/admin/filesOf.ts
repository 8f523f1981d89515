import type { PictureItem } from '#/ui/resource/pictures/pictureItems.ts'

/** Pictures, or a video, as files: a copy takes those of the product it was made from along. @throws Error when one is gone */
export const filesOf = (items: readonly PictureItem[]): Promise<File[]> =>
  Promise.all(
    items.map(async ({ file, url = '' }) => {
      if (file) return file
      const response = await fetch(url)
      if (!response.ok) throw new Error('A picture or the video of the product could not be copied.')
      const picture = await response.blob()
      return new File([picture], url.split('/').at(-1) ?? 'picture', { type: picture.type })
    }),
  )

/** Those of the pictures that were chosen just now. */
export const chosenFiles = (items: readonly PictureItem[]): File[] => items.flatMap(({ file }) => file ?? [])
