import { Counter, Registry } from 'prom-client'

/** Counts one more of a kind. */
export type Count<Kind extends string> = (kind: Kind) => void

/** What one process counts, in the words of Prometheus. */
export interface Metrics {
  readonly registry: Registry
  /**
   * A counter with one label, made when it is first asked for. All its `kinds` stand at 0 from then on, so that the first
   * event is seen as a rise, and no others can come up.
   */
  counter<Kind extends string>(what: CounterOf<Kind>): Count<Kind>
}

interface CounterOf<Kind extends string> {
  /** Ends in `_total`. */
  readonly name: string
  readonly help: string
  readonly label: string
  readonly kinds: readonly Kind[]
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  return {
    registry,
    counter({ name, help, label, kinds }) {
      const known = registry.getSingleMetric(name) as Counter | undefined
      const counter = known ?? new Counter({ name, help, labelNames: [label], registers: [registry] })
      if (!known) for (const kind of kinds) counter.inc({ [label]: kind }, 0)
      return (kind) => counter.inc({ [label]: kind })
    },
  }
}
