/** A picture of a form: one that is stored (`url`) or one that was chosen just now (`file`). */
export interface PictureItem {
  readonly key: string
  readonly url?: string
  readonly file?: File
}

export const storedPicture = (url: string): PictureItem => ({ key: url, url })

export const chosenPicture = (file: File): PictureItem => ({ key: crypto.randomUUID(), file })

/** The list with one picture at another place; what lies beyond an end stays at that end. */
export function movePicture<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items]
  const moved = rest.splice(from, 1)
  rest.splice(Math.max(0, to), 0, ...moved)
  return rest
}
