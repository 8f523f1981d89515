import { videoPartsOf } from '#/platform/media/video.ts'
import type { Described } from '../products/items.rules.ts'
import type { Thing } from './jsonLd.rules.ts'

/** When an id of version 7 was made, as its first 48 bits say in ms. */
const madeAt = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))

/** The video of a product as search engines read it; undefined where there is none, or no picture to show it by. */
export function videoData(
  { name, description, images, video = '' }: Described,
  origin: string,
): Thing | undefined {
  const parts = videoPartsOf(video)
  const [poster] = images
  if (!parts || !poster) return undefined
  return {
    '@type': 'VideoObject',
    name,
    description: description || name,
    thumbnailUrl: new URL(poster, origin).href,
    contentUrl: new URL(video, origin).href,
    uploadDate: madeAt(parts.id).toISOString(),
    duration: `PT${Math.max(1, Math.round(parts.ms / 1000))}S`,
  }
}
