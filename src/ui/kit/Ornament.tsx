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
      <use href="#i-buta" />
    </svg>
  )
}

/** A line with a small figure in its middle, between the parts of a page. */
export function Divider({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('divider', className)}>
      <span className="h-px flex-1 bg-linear-to-l from-haldi to-transparent" />
      <svg
        aria-hidden="true"
        viewBox="0 0 44 16"
        className="h-4 w-11"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
      >
        <use href="#i-sprig" />
      </svg>
      <span className="h-px flex-1 bg-linear-to-r from-haldi to-transparent" />
    </div>
  )
}
