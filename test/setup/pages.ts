import chromium from '@sparticuz/chromium'
import { buildInChild, needsBuild } from '../../src/main/build/buildInChild.ts'

/**
 * Screens are tested as they are shipped: the built pages. The browser is unpacked here, once: two test files that
 * unpack it at the same time find it still being written.
 */
export default async function setup() {
  await chromium.executablePath()
  if (await needsBuild()) await buildInChild()
}
