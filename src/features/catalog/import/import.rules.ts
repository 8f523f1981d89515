const MB = 1024 * 1024

/** What a file may have at most; bytes unless said otherwise. */
export const importLimits = {
  csvBytes: 20 * MB,
  zipBytes: 1_024 * MB,
  /** Of all that is in a ZIP, unpacked. */
  unpackedBytes: 2_048 * MB,
  /** Files in a ZIP. */
  entries: 25_000,
  /** Rows below the header. */
  rows: 25_000,
  rowBytes: 128 * 1024,
  /** Problems that a preview lists; all are counted. */
  shown: 200,
} as const

/** Rows written in one transaction; few where each may bring eight pictures, so that progress shows. */
export const batchSize = (hasPictures: boolean): number => (hasPictures ? 20 : 200)

/** Categories are known by name or by the slug of their name, whatever the case. */
export const categoryKey = (name: string): string => name.trim().normalize('NFC').toLowerCase()
