/** Looks at a payment until this long after the page was opened, ms, each with the pause between two of them, ms. */
const PACES: readonly { readonly until: number; readonly pause: number }[] = [
  // Whoever pays now watches the page.
  { until: 3 * 60_000, pause: 4_000 },
  { until: 15 * 60_000, pause: 10_000 },
  { until: 2 * 3_600_000, pause: 30_000 },
]

/**
 * How long an open page waits until it asks again whether the money is there, ms. False: it stops, and asks again only when somebody
 * comes back to it.
 * @param open how long the page has been open, ms
 */
export const pauseBeforeLook = (open: number): number | false =>
  PACES.find(({ until }) => open < until)?.pause ?? false
