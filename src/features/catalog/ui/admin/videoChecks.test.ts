import { expect, test } from 'vitest'
import { videoLimits, videoWords } from '#/platform/media/video.ts'
import { videoProblem } from './videoChecks.ts'

test.each([
  ['video/mp4', 1_000, 8_000, undefined],
  ['video/quicktime', videoLimits.bytes, undefined, undefined],
  ['video/webm', 1_000, videoLimits.ms + 400, undefined],
  ['video/webm', 1_000, videoLimits.ms + 600, videoWords.tooLong],
  ['video/mp4', videoLimits.bytes + 1, 8_000, videoWords.tooMuch],
  ['video/mp4', 0, undefined, videoWords.empty],
  ['image/gif', 1_000, undefined, videoWords.kind],
])('%s of %i bytes and %s ms: %s', (type, size, ms, problem) =>
  expect(videoProblem({ type, size }, ms)).toBe(problem),
)
