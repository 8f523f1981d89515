import type { ComponentProps, ReactElement, ReactNode } from 'react'

export type Icon = (props: ComponentProps<'svg'>) => ReactNode

/** Makes an icon of 24 by 24 px in the colour of the text around it. Its name is the shape's at lucide.dev. */
export function icon(name: string, shape: ReactElement): Icon {
  return (props) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration, or named by whoever shows it
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      // Decoration, unless it has a name of its own.
      aria-hidden={props['aria-label'] === undefined}
      data-icon={name}
      {...props}
    >
      {shape}
    </svg>
  )
}
