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
      <path d="M78 13c-9-4-19 2-17 12 1.5 8 22 21 22 45a35 35 0 0 1-70 0C13 38 50 40 54 19c2-9 13-14 24-6Z" />
      <path
        d="M66 31c-4 14-43 17-43 41a25 25 0 0 0 50 0c0-16-8-24-10-30"
        strokeDasharray="0 5.2"
        strokeWidth="2.4"
      />
      <path d="M48 90V62M48 62c-5-4-5-9 0-15 5 6 5 11 0 15Z" />
      <path d="M48 78c-8 1-13-3-14-10 8-1 13 3 14 10ZM48 78c8 1 13-3 14-10-8-1-13 3-14 10Z" />
      <path d="M41 91c4 3.5 10 3.5 14 0" />
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
