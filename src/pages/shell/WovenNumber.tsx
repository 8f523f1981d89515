/** The digits 4, 0, 4 as a weaver would point them on squared paper, eleven rows of warp and weft. */
const digits = {
  '4': [
    '....##.',
    '...###.',
    '..##.#.',
    '..#..#.',
    '.##..#.',
    '##...##',
    '#######',
    '#######',
    '....##.',
    '....##.',
    '....##.',
  ],
  '0': [
    '..###..',
    '.#####.',
    '##...##',
    '##...##',
    '##.#.##',
    '##.#.##',
    '##.#.##',
    '##...##',
    '##...##',
    '.#####.',
    '..###..',
  ],
}
const columnsOfDigit = 9
const cell = 10

const stitches = (['4', '0', '4'] as const).flatMap((digit, place) =>
  digits[digit].flatMap((row, y) =>
    [...row].flatMap((mark, x) => (mark === '#' ? [{ x: place * columnsOfDigit + x, y }] : [])),
  ),
)
const width = (3 * columnsOfDigit - 2) * cell

/** "404" in crossed threads between two borders. Decoration only: the heading says it in words. */
export function WovenNumber({ className }: { className?: string }) {
  return (
    <svg viewBox={`-20 -34 ${width + 40} 178`} fill="none" aria-hidden="true" className={className}>
      <Border y={-24} />
      <Border y={126} />
      {stitches.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          // Over and under in turn: the thread's direction alternates like a plain weave.
          d={(x + y) % 2 ? `M${x * cell + 1} ${y * cell + 5}h8` : `M${x * cell + 5} ${y * cell + 1}v8`}
          stroke={(x + y) % 2 ? '#8a1a2e' : '#a26200'}
          strokeWidth="6.5"
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}

function Border({ y }: { y: number }) {
  return (
    <g>
      <path d={`M-16 ${y}h${width + 32}M-16 ${y + 8}h${width + 32}`} stroke="#dda32a" strokeWidth="1.5" />
      <path d={`M-14 ${y + 4}h${width + 28}`} stroke="#8a1a2e" strokeWidth="4" strokeDasharray="2 8" />
    </g>
  )
}
