import { usualLook } from '#/features/shop/look/look.schema.ts'
import type { StoredShop } from '#/features/shop/shop.schema.ts'
import type { Media } from '#/platform/media/media.ts'
import { mediaPartsOf, mediaUrl, pictureWidths } from '#/platform/media/picture.ts'
import { ink } from './pdfTable.ts'

/** What the owner's look adds to a document on paper. */
export interface PdfBrand {
  /** Of its title, `#rrggbb`. */
  readonly title: string
  /** Of the line under its head. */
  readonly line: string
  /** A JPEG. */
  readonly logo?: Uint8Array
}

export const usualBrand: PdfBrand = { title: ink.strong, line: ink.line }

/** Points; a logo on paper is no wider and no higher. */
const LOGO = { width: 110, height: 26 } as const
/** px; four to a point are fine enough for any printer. */
const LOGO_PX = 480

/** The logo and the colours for documents. A logo that cannot be read leaves its place empty: documents are written all the same. */
export async function pdfBrand(
  { look, logo }: Pick<StoredShop, 'look' | 'logo'>,
  media: Pick<Media, 'read'>,
): Promise<PdfBrand> {
  const picture = await readLogo(logo, media).catch(() => undefined)
  return {
    title: look.action === usualLook.action ? ink.strong : look.action,
    line: look.accent === usualLook.accent ? ink.line : look.accent,
    ...(picture && { logo: picture }),
  }
}

async function readLogo(logo: string, media: Pick<Media, 'read'>): Promise<Uint8Array | undefined> {
  const parts = mediaPartsOf(logo)
  // Only what lies in the shop's own store is read.
  if (!parts || parts.base) return undefined
  const at = pictureWidths(parts.width).find((width) => width >= LOGO_PX) ?? parts.at
  return media.read(mediaUrl(parts, at), 'jpg')
}

/** Puts the logo into a corner, points; the cursor stays where it is. */
export function renderLogo(
  doc: PDFKit.PDFDocument,
  { logo }: PdfBrand,
  corner: { readonly left: number; readonly top: number } | { readonly right: number; readonly top: number },
): void {
  if (!logo) return
  const { x, y } = doc
  const isRight = 'right' in corner
  const left = isRight ? corner.right - LOGO.width : corner.left
  // pdfkit aligns to the right or not at all.
  const align = isRight ? { align: 'right' as const } : {}
  doc.image(Buffer.from(logo), left, corner.top, { fit: [LOGO.width, LOGO.height], ...align })
  doc.x = x
  doc.y = y
}
