import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Media } from '#/platform/media/media.ts'
import { pictureLibrary } from '#/platform/media/pictureLibrary.ts'
import { furtherScripts, inScript, scriptOf } from '#/ui/fonts/scripts.ts'
import { usualLook } from '../look/look.schema.ts'
import type { StoredShop } from '../shop.schema.ts'
import type { IconPurpose } from './install.schema.ts'

/** What an icon is made of. */
export type IconSource = Pick<StoredShop, 'name' | 'logo'> & {
  readonly look: Pick<StoredShop['look'], 'action'>
}

/** What a logo stands on where it is cut or must not be seen through, and the shopkeeper's own everywhere: it may be as dark as the phone. */
const GROUND = '#fffaf0'

/** How much of the icon's edge the picture takes: of one that is cut to a shape, four fifths are sure to be seen. */
const shareOf: Readonly<Record<IconPurpose, number>> = { any: 1, maskable: 0.66, apple: 0.84 }

/** The icons of a shop or two; each is 2 to 60 KB. */
const made = new LRUCache<string, Promise<Buffer>>({ max: 16 })

/** What the icons of a shop are told from others by. */
export const iconVersion = ({ name, logo, look }: IconSource): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        letterOf(name),
        logo,
        look.action,
        ...ownFontOf(letterOf(name)),
        ...ownDiscOf(logo, look.action),
      ]),
    )
    .digest('base64url')
    .slice(0, 12)

/** @param size px @returns a PNG: of the logo, or of the name's first letter where the logo lies elsewhere */
export function appIcon(
  media: Media,
  source: IconSource,
  { purpose, size }: { readonly purpose: IconPurpose; readonly size: number },
): Promise<Buffer> {
  const key = `${iconVersion(source)} ${purpose} ${size}`
  const known = made.get(key)
  if (known) return known
  const making = makeIcon(media, source, purpose, size)
  made.set(key, making)
  making.catch(() => made.delete(key))
  return making
}

async function makeIcon(
  media: Media,
  source: IconSource,
  purpose: IconPurpose,
  size: number,
): Promise<Buffer> {
  const logo = await readLogo(media, source)
  const inner = Math.round(size * shareOf[purpose])
  if (!logo) return letterIcon(source, size)
  const sharp = await pictureLibrary()
  const picture = await sharp(logo, { density: 400 })
    .resize({ width: inner, height: inner, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  const ground = source.logo === '' ? source.look.action : GROUND
  const background = purpose === 'any' && source.logo === '' ? '#0000' : purpose === 'apple' ? GROUND : ground
  return onGround(picture, size, background)
}

/** The drawn logo on the disc in the main colour that pages give it by their style. */
async function emblemOn(disc: string): Promise<Buffer> {
  const svg = await readFile('src/features/shop/ui/logo.svg', 'utf8')
  return Buffer.from(svg.replace('</title>', `</title><circle cx="60" cy="60" r="59" fill="${disc}"/>`))
}

/** The shop's own picture, or the drawn one. Nothing is fetched from elsewhere. */
async function readLogo(media: Media, { logo, look }: IconSource): Promise<Uint8Array | undefined> {
  if (logo === '') return emblemOn(look.action)
  // guard: icon-of-own-logo
  return logo.startsWith('/media/') ? media.read(logo) : undefined
}

async function onGround(picture: Buffer, size: number, background: string): Promise<Buffer> {
  const sharp = await pictureLibrary()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const letterOf = (name: string): string =>
  ([...new Intl.Segmenter('en-IN').segment(name)][0]?.segment ?? 'Z').toUpperCase()

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The file of the font that a letter is drawn in, and what the font is called. */
function fontOf(letter: string): readonly [file: string, font: string] {
  const script = scriptOf(letter, furtherScripts)
  const family = script ? furtherScripts[script].family : 'Mukta'
  return [inScript('pdf-600', script), `${family} SemiBold`]
}

/** What a letter of a further script is drawn in: before it had a font its icon was an empty box. */
const ownFontOf = (letter: string) => (scriptOf(letter, furtherScripts) ? [fontOf(letter)] : [])

/** The drawn logo had one colour whatever was chosen: icons of then are others. */
const ownDiscOf = (logo: string, action: string) =>
  logo === '' && action !== usualLook.action ? ['disc'] : []

async function letterIcon({ name, look }: IconSource, size: number): Promise<Buffer> {
  const letter = letterOf(name).replace(/[&<>]/g, (sign) => escaped[sign] ?? '')
  const [file, font] = fontOf(letter)
  const edge = Math.round(size * 0.46)
  const sharp = await pictureLibrary()
  const picture = await sharp({
    // not a message: one letter, drawn
    text: {
      text: `<span foreground="white">${letter}</span>`,
      font,
      fontfile: await unpacked(file),
      width: edge,
      height: edge,
      rgba: true,
    },
  })
    .png()
    .toBuffer()
  return onGround(picture, size, look.action)
}

/** Fonts as files of their own, by the names of those that they are packed in. */
const unpackedFonts = new Map<string, Promise<string>>()

/**
 * What sets letters reads fonts from files alone, and goes on reading the first file of a font whatever file it is given later: so they stay as
 * long as the process.
 */
function unpacked(file: string): Promise<string> {
  const known = unpackedFonts.get(file)
  if (known) return known
  const unpacking = unpack(file)
  unpackedFonts.set(file, unpacking)
  unpacking.catch(() => unpackedFonts.delete(file))
  return unpacking
}

async function unpack(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-icon-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const fontfile = join(folder, 'letters.ttf')
  await writeFile(fontfile, await promisify(gunzip)(await readFile(`src/ui/fonts/${file}.ttf.gz`)))
  return fontfile
}
