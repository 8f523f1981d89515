/** The name of a section in addresses: `#the-shop`. */
export const markOf = ({ title, mark }: { readonly title: string; readonly mark?: string }): string =>
  mark ?? title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
