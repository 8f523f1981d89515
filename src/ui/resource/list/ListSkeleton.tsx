import { Skeleton } from '../../kit/Skeleton.tsx'

/** Rows that are on their way, announced once. */
export function ListSkeleton({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <div key={at} className="flex items-center gap-4 border-b border-line pb-3">
          <Skeleton className="h-14 w-10 flex-none" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-24 max-md:hidden" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  )
}
