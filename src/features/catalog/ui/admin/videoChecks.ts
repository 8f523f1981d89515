import { lastsTooLong, videoLimits, videoWords } from '#/platform/media/video.ts'

/** What a file input offers; the server looks into the file itself. Films of an iPhone (MOV) are taken where they are H.264. */
export const acceptedVideos = '.mp4,.webm,.mov,video/mp4,video/webm,video/quicktime'
const types = ['video/mp4', 'video/webm', 'video/quicktime']

/** Why a chosen file cannot be the video, before anything is sent; `ms` where this browser can tell. */
export function videoProblem(
  file: { readonly type: string; readonly size: number },
  ms: number | undefined,
): string | undefined {
  if (!types.includes(file.type)) return videoWords.kind
  if (file.size === 0) return videoWords.empty
  if (file.size > videoLimits.bytes) return videoWords.tooMuch
  return ms !== undefined && lastsTooLong(ms) ? videoWords.tooLong : undefined
}

/** How long a chosen file lasts, ms; undefined where this browser cannot play it. */
export function lengthOf(file: File): Promise<number | undefined> {
  const video = document.createElement('video')
  video.preload = 'metadata'
  video.src = URL.createObjectURL(file)
  return new Promise<number | undefined>((resolve) => {
    video.onloadedmetadata = () =>
      resolve(Number.isFinite(video.duration) ? video.duration * 1000 : undefined)
    video.onerror = () => resolve(undefined)
  }).finally(() => URL.revokeObjectURL(video.src))
}
