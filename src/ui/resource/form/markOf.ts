/** The name of a section in addresses: `#the-shop`. */
export const markOf = ({ title, mark }: { readonly title: string; readonly mark?: string }): string =>
  mark ?? title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
