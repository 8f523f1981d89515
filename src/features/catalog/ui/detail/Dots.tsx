import clsx from 'clsx'

export interface DotsProps {
  count: number
  at: number
  onPick: (index: number) => void
}

/** One dot for each picture; below 768 px, over the lower edge of the picture. */
export function Dots({ count, at, onPick }: DotsProps) {
  return (
    <ul className="absolute inset-x-0 bottom-2 mx-auto flex w-fit rounded-full bg-surface/85 px-1.5 shadow-sm md:hidden">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
        <li key={index}>
          <button
            type="button"
            aria-label={`Show picture ${index + 1} of ${count}`}
            aria-current={index === at || undefined}
            onClick={() => onPick(index)}
            className="grid h-9 w-8 place-items-center"
          >
            <span
              className={clsx(
                'size-2.5 rounded-full border transition-colors',
                index === at ? 'border-kumkum bg-kumkum' : 'border-edge bg-transparent',
              )}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
