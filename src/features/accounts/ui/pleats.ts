/** One strip of a pleated cloth, px of the drawing. */
export interface Pleat {
  readonly from: number
  readonly width: number
  /** Rise of its threads per px; strips lean one way and the other in turn. */
  readonly lean: number
  /** How far its first edge hangs below the straight cloth. */
  readonly drop: number
}

/** Widths of the strips as a hand would lay them: never two alike. */
const widths = [64, 92, 58, 104, 72, 84, 60, 98, 66, 88, 76, 80]
const LEAN = 0.34

/** Strips from the left edge until `width` is covered; each begins where the last one ended. */
export function pleats(width: number): Pleat[] {
  const laid: Pleat[] = []
  let from = 0
  let drop = 0
  for (let index = 0; from < width; index++) {
    const strip = widths[index % widths.length] ?? 80
    const lean = index % 2 === 0 ? LEAN : -LEAN
    laid.push({ from, width: strip, lean, drop })
    from += strip
    drop += lean * strip
  }
  return laid
}
