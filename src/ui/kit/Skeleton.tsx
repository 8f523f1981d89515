import clsx from 'clsx'

export interface SkeletonProps {
  /** Size by classes, e.g. `h-5 w-40`. */
  className?: string
  /** CSS aspect ratio, for pictures. */
  ratio?: string
}

/** Keeps the place of what is coming. Say once beside it, not in each, that something is loading. */
export function Skeleton({ className, ratio }: SkeletonProps) {
  return <div aria-hidden className={clsx('skeleton', className)} style={{ aspectRatio: ratio }} />
}
