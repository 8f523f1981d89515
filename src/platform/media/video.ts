import { m } from './messages/media.messages.ts'

/**
 * Addresses of videos in the media store: `/media/video/{id}.{width}x{height}.{ms}.{bytes}.mp4` (or `.webm`). As those of
 * pictures they say what is needed before a byte has arrived: the shape, how long it lasts, and how many bytes there are.
 */

/** What a video may be. */
export const videoLimits = { bytes: 12 * 1024 * 1024, ms: 20_000, side: 4_096 } as const

/** Cameras and editors give a few frames more than they were told, ms. */
const FRAMES_MORE = 500

/** How videos are sent. */
export type VideoType = 'mp4' | 'webm'

export interface VideoParts {
  id: string
  /** As it is shown, px. */
  width: number
  height: number
  /** How long one round lasts. */
  ms: number
  bytes: number
  type: VideoType
}

const mostMegabytes = videoLimits.bytes / 1024 / 1024
const mostSeconds = videoLimits.ms / 1000

/** What is said about a file that is not taken, in the language of the moment. */
export const videoWords = {
  get kind() {
    return m.chooseVideo()
  },
  get empty() {
    return m.fileEmpty()
  },
  get damaged() {
    return m.videoDamaged()
  },
  get tooMuch() {
    return m.videoTooLarge({ most: mostMegabytes })
  },
  get tooLong() {
    return m.videoTooLong({ most: mostSeconds })
  },
  get tooWide() {
    return m.videoTooWide({ most: videoLimits.side })
  },
}

/** A video refused; the message is meant for the person who chose the file. */
export class VideoError extends Error {
  override name = 'VideoError'
}

/** Before and after it was sent: whether one of this many ms lasts too long. */
export const lastsTooLong = (ms: number): boolean => ms > videoLimits.ms + FRAMES_MORE

export const videoUrl = ({ id, width, height, ms, bytes, type }: VideoParts): string =>
  `/media/video/${id}.${width}x${height}.${ms}.${bytes}.${type}`

const address = /^\/media\/video\/([\w-]+)\.(\d{1,4})x(\d{1,4})\.(\d{1,6})\.(\d{1,9})\.(mp4|webm)$/

/** An address taken apart; undefined for what is none of a video, or another spelling of one. */
export function videoPartsOf(url: string): VideoParts | undefined {
  const [, id = '', width, height, ms, bytes, type] = address.exec(url) ?? []
  const parts = {
    id,
    ...{ width: Number(width), height: Number(height), ms: Number(ms), bytes: Number(bytes) },
    type: type === 'webm' ? ('webm' as const) : ('mp4' as const),
  }
  return parts.width > 0 && parts.height > 0 && parts.bytes > 0 && videoUrl(parts) === url ? parts : undefined
}
