import clsx from 'clsx'

/** A buta, the mango-shaped figure of brocades, in the colour of the text around it. Decoration only. */
export function Buta({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 96 112"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M75 28c3 1 5.5-1 5-4-1-9-11-14-19-8-8 7-9 17-20 25C26 51 13 58 13 75a32 32 0 0 0 33 31c20 0 34-14 34-34 0-20-13-28-13-41 0-6 3-10 7-9 3 1 3 5 1 6Z" />
      <path
        d="M59 33c-3 9-12 16-21 22-9 6-17 11-17 21a25 25 0 0 0 25 23c15 0 26-11 26-27 0-15-11-21-13-39Z"
        strokeDasharray="0 4.6"
        strokeWidth="2.2"
      />
      <path d="M46 92V68M46 68c-5-4-5-10 0-16 5 6 5 12 0 16Z" />
      <path d="M46 82c-8 1-13-3-14-10 8-1 13 3 14 10ZM46 82c8 1 13-3 14-10-8-1-13 3-14 10Z" />
      <path d="M40 93c4 2.5 8 2.5 12 0" />
    </svg>
  )
}

/** A line with a small figure in its middle, between the parts of a page. */
export function Divider({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('flex items-center gap-3 text-haldi-deep', className)}>
      <span className="h-px flex-1 bg-linear-to-l from-haldi to-transparent" />
      <svg
        aria-hidden="true"
        viewBox="0 0 44 16"
        className="h-4 w-11"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
      >
        <path d="M22 2c3.5 3 3.5 9 0 12-3.5-3-3.5-9 0-12Z" />
        <path d="M22 13c4 .5 8-1.5 9-6-4.5-.5-7.5 1-9 6ZM22 13c-4 .5-8-1.5-9-6 4.5-.5 7.5 1 9 6Z" />
        <path
          d="M36 9.500h.01M40.5 9.500h.01M8 9.500h.01M3.5 9.500h.01"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <span className="h-px flex-1 bg-linear-to-r from-haldi to-transparent" />
    </div>
  )
}

/** A temple border: the row of spires along the edge of a saree. */
export function TempleBorder({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('temple-border', className)} />
}
