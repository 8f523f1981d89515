import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Driver } from 'flydrive/drivers/s3'
import type { S3Config } from '../config/config.ts'
import { FOREVER } from './cacheControl.ts'
import { type FileStore, FileStoreError } from './fileStore.ts'

/**
 * Files in a bucket of an S3-compatible service. Every operation ends within `timeoutMs`, its second try included.
 * What the service says is not believed: a stored picture is looked at again, and only pictures are handed out.
 * @param isWhole whether these bytes are what lies under a key; pictures unless it is said
 */
export function s3Store(s3: S3Config, isWhole = isWholePicture): FileStore {
  const opened = openDriver(s3)
  // Whoever asks first hears of it.
  opened.catch(() => undefined)

  const ask = async <T>(
    what: string,
    work: (driver: S3Driver, client: S3Client) => Promise<T>,
  ): Promise<T> => {
    try {
      const { driver, client } = await opened
      // guard: s3-time-limit
      return await inTime(s3.timeoutMs, work(driver, client))
    } catch (cause) {
      if (cause instanceof FileStoreError) throw cause
      throw new FileStoreError(`The bucket ${s3.bucket} failed: ${what}`, { cause })
    }
  }

  return {
    get: (key) =>
      ask(`get ${key}`, async (driver) => {
        const bytes = await driver.getBytes(key).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        })
        // guard: s3-picture-whole
        if (bytes && !isWhole(key, bytes)) throw new FileStoreError(`${key} came back as no picture`)
        return bytes
      }),
    open: (key, { start, end }) =>
      ask(`open ${key}`, async (_driver, client) => {
        const { GetObjectCommand } = await import('@aws-sdk/client-s3')
        const part = { Bucket: s3.bucket, Key: key, Range: `bytes=${start}-${end}` }
        const found = await client.send(new GetObjectCommand(part)).catch((error: unknown) => {
          if (!isMissing(error)) throw error
        })
        if (!found) return undefined
        const body = found.Body as Readable
        if (found.ContentRange?.startsWith(`bytes ${start}-`))
          return { body, bytes: found.ContentLength ?? 0 }
        body.destroy()
        throw new FileStoreError(`${key} came back as another part`)
      }),
    has: (key) => ask(`look for ${key}`, (driver) => driver.exists(key)),
    delete: (key) => ask(`delete ${key}`, (driver) => driver.delete(key)),
    put: (key, body) =>
      ask(`put ${key}`, async (driver) => {
        // An address never changes what it shows.
        await driver.put(key, body, { cacheControl: FOREVER })
        const { contentLength } = await driver.getMetaData(key)
        // guard: s3-upload-whole
        if (contentLength === body.byteLength) return
        await driver.delete(key).catch(() => undefined)
        throw new FileStoreError(`${key} was not kept whole`)
      }),
  }
}

/** The client of S3 is large: it is loaded only where there is a bucket. */
async function openDriver(s3: S3Config): Promise<{ readonly driver: S3Driver; readonly client: S3Client }> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { S3Client } = await import('@aws-sdk/client-s3')
  const { endpoint, region, bucket, pathStyle, timeoutMs } = s3
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    credentials: { accessKeyId: s3.keyId, secretAccessKey: s3.secret },
    forcePathStyle: pathStyle,
    // Checksums that Amazon's client adds by itself are unknown to other services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: Math.min(3_000, timeoutMs),
      requestTimeout: timeoutMs,
      // guard: s3-socket-timeout
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  })
  // Who may read is the bucket's matter; many services, and new buckets of Amazon, refuse to be told with each file.
  return { client, driver: new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }) }
}

/** A missing bucket answers 404 as well, and is no missing picture. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')
}

/** Whether these are all the bytes of a picture of the kind that its key names. */
function isWholePicture(key: string, bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12))
  if (start.length < 12) return false
  // Its first two bytes and its last ones.
  if (key.endsWith('.jpg')) return start.readUInt16BE(0) === 0xffd8 && endsWithJpegMark(bytes)
  if (key.endsWith('.avif')) return start.toString('latin1', 4, 8) === 'ftyp'
  const isWebp = start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8) === 'WEBP'
  // A RIFF file says how long it is, but for its first 8 bytes.
  return isWebp && start.readUInt32LE(4) + 8 === bytes.byteLength
}

const endsWithJpegMark = (bytes: Uint8Array): boolean => bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9

async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FileStoreError(`No answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
