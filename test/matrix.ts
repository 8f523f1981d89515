import { matrix } from './security/matrix.ts'

/** Prints who may call what, as the tests hold it: V a visitor, O the owner, X another customer, A an admin. */
const width = Math.max(...matrix.map(({ path }) => path.length))
const lines = matrix.map(({ method, path, expected: { V, O, X, A } }) =>
  [method.padEnd(6), path.padEnd(width), V, O, X, A].join('  '),
)
process.stdout.write(
  `${'method'.padEnd(6)}  ${'path'.padEnd(width)}  V    O    X    A\n${lines.join('\n')}\n${matrix.length} endpoints\n`,
)
