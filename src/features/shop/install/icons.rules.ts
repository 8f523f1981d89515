// Names nothing but types: the head of each page imports it.
import type { IconPurpose } from './install.schema.ts'

/** The icons that there are, by their file: a picture of so many px for one purpose. */
export const iconFiles: Readonly<Record<string, { readonly purpose: IconPurpose; readonly size: number }>> = {
  'any-48.png': { purpose: 'any', size: 48 },
  'any-192.png': { purpose: 'any', size: 192 },
  'any-512.png': { purpose: 'any', size: 512 },
  'maskable-192.png': { purpose: 'maskable', size: 192 },
  'maskable-512.png': { purpose: 'maskable', size: 512 },
  'apple-180.png': { purpose: 'apple', size: 180 },
}

/** Which icon a file is; undefined for any that there is not. */
// guard: known-icons-only
export const iconOf = (file: string) => (Object.hasOwn(iconFiles, file) ? iconFiles[file] : undefined)

/** The address of an icon. @param version tells it from the icon before a change; without, it is asked for anew now and then */
export const iconUrl = (file: string, version?: string): string =>
  `/app-icon/${file}${version === undefined ? '' : `?v=${version}`}`
