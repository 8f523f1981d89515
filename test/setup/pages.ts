import { buildApart, needsBuild } from '../../src/main/build.ts'

/** Screens are tested as they are shipped: the built pages. */
export default async function setup() {
  if (await needsBuild()) await buildApart()
}
