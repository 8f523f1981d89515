/**
 * What something in memory is made of, one part after the other: arrays of numbers, and small things of texts and lists. What
 * follows from other parts is none of them.
 */
export type Parts = Generator<unknown, void>

/** The next part of those that were given out, in the same order. */
export type NextPart = <Part>() => Part

/** So many small things are one part: more would take longer than requests should wait. */
const SLICE = 5_000

/** Many small things as parts, in their order. */
export function* inSlices<One>(all: Iterable<One>): Parts {
  let slice: One[] = []
  for (const one of all) {
    slice.push(one)
    if (slice.length < SLICE) continue
    yield slice
    slice = []
  }
  if (slice.length > 0) yield slice
  // Behind the last.
  yield []
}

export function* fromSlices<One>(next: NextPart): Generator<One, void> {
  for (let slice = next<One[]>(); slice.length > 0; slice = next<One[]>()) yield* slice
}
