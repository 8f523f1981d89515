import { isOutage } from '#/platform/http/databaseFailure.ts'
import { failures } from '#/platform/http/failure.ts'
import type { Media } from '#/platform/media/media.ts'
import { VideoError, videoLimits, videoWords } from '#/platform/media/video.ts'

/** What a form makes of the video of a product. */
interface FormVideo {
  /** Empty where it stays as it is. */
  readonly column: { readonly video?: string }
  /**
   * Takes the file away again when the product was not saved, and throws on. Where the database went before it answered, it may
   * have been: a file of nobody takes a little room, a product without its file has lost it.
   */
  discard(error: unknown): Promise<never>
}

/**
 * Stores the video of a form; an empty text takes it from the product.
 * @throws Failure invalid for one that is too large or too long, or that browsers cannot play
 */
export async function storeVideo(media: Media, file: File | '' | undefined): Promise<FormVideo> {
  const video = file ? await stored(media, file) : file
  return {
    column: video === undefined ? {} : { video },
    async discard(error) {
      // guard: video-of-an-unanswered-save
      const isUnsaved = !isOutage(error)
      // guard: video-of-nobody
      if (video && isUnsaved) await media.remove(video).catch(() => undefined)
      throw error
    },
  }
}

async function stored(media: Media, file: File): Promise<string> {
  try {
    // guard: video-bytes
    if (file.size > videoLimits.bytes) throw new VideoError(videoWords.tooMuch)
    return await media.storeVideo(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof VideoError)) throw error
    const { message } = error
    throw failures.invalid({ message, errors: [{ field: 'video', message }] })
  }
}
