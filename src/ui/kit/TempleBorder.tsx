import clsx from 'clsx'

/** A temple border: the row of spires along the edge of a saree. */
export function TempleBorder({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('temple-border', className)} />
}
