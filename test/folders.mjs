import { dirname } from 'node:path'
import { cruise } from 'dependency-cruiser'
import config from '../.dependency-cruiser.mjs'

/**
 * Refuses folders of one room or floor that import each other, also a folder and its parent, also the long way round
 * (`npm run check`). dependency-cruiser's own rules of folders see neighbours alone, not parent and child.
 */

const HOUSE = /^src\/(?:features\/[^/]+|[^/]+)(?=\/)/
const NO_PART = /\.(test|fixture|gen)\.tsx?$/
const { output } = await cruise(['src'], { ...config.options, exclude: { path: NO_PART.source } })

const edges = new Map()
for (const { source, dependencies } of output.modules) {
  const unit = HOUSE.exec(source)?.[0]
  for (const { resolved } of dependencies) {
    const [from, to] = [dirname(source), dirname(resolved)]
    if (!unit || from === to || HOUSE.exec(resolved)?.[0] !== unit) continue
    const next = edges.get(from) ?? edges.set(from, new Map()).get(from)
    next.set(to, [...(next.get(to) ?? []), `${source} -> ${resolved}`])
  }
}

/** Every folder that `folder` imports, itself or through others. */
function reached(folder, seen = new Set()) {
  for (const next of edges.get(folder)?.keys() ?? []) {
    if (!seen.has(next)) reached(next, seen.add(next))
  }
  return seen
}

const back = [...edges].flatMap(([from, targets]) =>
  [...targets].filter(([to]) => reached(to).has(from)).map(([to, imports]) => [from, to, imports]),
)
for (const [from, to, imports] of back) {
  console.error(`${from} and ${to} import each other:\n  ${imports.join('\n  ')}`)
}
process.exitCode = back.length ? 1 : 0
