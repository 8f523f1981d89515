import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { m } from './messages/media.messages.ts'
import { lastsTooLong, VideoError, type VideoType, videoLimits, videoWords } from './video.ts'

export interface Remuxed {
  readonly body: Uint8Array
  readonly type: VideoType
  /** As it is shown, px. */
  readonly width: number
  readonly height: number
  readonly ms: number
}

/** H.264 as every browser plays it: baseline, main and high, which have 8 bits and half the colours. */
const playable = { mp4: /^avc1\.(42|4d|64)/i, webm: /^(vp8|vp09\.00|av01\.0)/ } as const

/** What codecs are called where people choose one. */
const codecNames: Readonly<Record<string, () => string>> = {
  hevc: () => 'H.265 (HEVC)',
  avc: m.proCodec,
}

/** A tolerance for the last picture, which some files give no time, seconds. */
const LAST_PICTURE = 0.5

/**
 * Reads a video by what it is, never by its name, and packs its pictures anew: without sound, without what the camera wrote beside
 * them (where it stood, who owns it), and so that it plays before all of it has arrived. No picture is encoded again.
 * @throws VideoError
 */
export async function remux(bytes: Uint8Array): Promise<Remuxed> {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] })
  try {
    const isWebm = (await input.getFormat().catch(() => refuse(videoWords.kind))) === WEBM
    const type = isWebm ? 'webm' : 'mp4'
    const track = (await input.getPrimaryVideoTrack()) ?? refuse(videoWords.kind)
    await check(track, type)
    const { body, seconds } = await packAnew(track, type, bytes.byteLength)
    const { displayWidth: width, displayHeight: height } = track
    return { body, type, width, height, ms: Math.round(seconds * 1000) }
  } catch (error) {
    if (error instanceof VideoError) throw error
    throw new VideoError(videoWords.damaged)
  } finally {
    input.dispose()
  }
}

function refuse(message: string): never {
  throw new VideoError(message)
}

async function check(track: InputVideoTrack, type: VideoType): Promise<void> {
  const { codec, displayWidth, displayHeight } = track
  const details = await track.getCodecParameterString()
  // guard: playable-codecs
  if (!codec || !details || !playable[type].test(details)) {
    const name = codec ? (codecNames[codec]?.() ?? codec.toUpperCase()) : m.unknownCodec()
    refuse(m.videoCoded({ codec: name, advice: videoWords.kind }))
  }
  if (Math.max(displayWidth, displayHeight) > videoLimits.side) refuse(videoWords.tooWide)
}

/** @param most bytes of the file: a small one whose pictures all name the same bytes would be packed into gigabytes */
async function packAnew(track: InputVideoTrack, type: VideoType, most: number) {
  const target = new BufferTarget()
  const format = type === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource(track.codec ?? refuse(videoWords.kind))
  output.addVideoTrack(source, { rotation: track.rotation })
  await output.start()
  const decoderConfig = (await track.getDecoderConfig()) ?? refuse(videoWords.damaged)
  let pictures = 0
  let seconds = 0
  let packed = 0
  const first = await track.getFirstTimestamp()
  for await (const packet of new EncodedPacketSink(track).packets()) {
    pictures += 1
    seconds = Math.max(seconds, packet.timestamp + packet.duration - first)
    // guard: video-seconds
    if (lastsTooLong(seconds * 1000)) refuse(videoWords.tooLong)
    packed += packet.byteLength
    // guard: video-packed-size
    if (packed > most) refuse(videoWords.damaged)
    await source.add(packet, { decoderConfig })
  }
  // guard: video-whole
  if (pictures < 2 || seconds < (await track.computeDuration()) - first - LAST_PICTURE)
    refuse(videoWords.damaged)
  await output.finalize()
  return { body: new Uint8Array(target.buffer ?? refuse(videoWords.damaged)), seconds }
}
