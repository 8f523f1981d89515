import { addressIn, allLanguages } from '#/platform/language/languages.rules.ts'
import type { Banner } from './visuals.schema.ts'

/** What the admin area and the home page in its preview say to each other; both are pages of this shop. */

export const PREVIEW_READY = 'zari-preview-ready'
const PREVIEW_VISUALS = 'zari-preview-visuals'

/** Whether a request is for the home page inside the preview, which alone may be framed, by the shop itself. */
export const isHomePreview = (request: {
  readonly path: string
  query(name: string): string | undefined
}): boolean =>
  allLanguages.some((language) => request.path === addressIn(language, '/')) &&
  request.query('preview') !== undefined

/** What is to be seen, stored or not; what is left out is seen as it is stored. */
export interface PreviewedVisuals {
  readonly slidingText: string | undefined
  readonly banners: readonly Banner[] | undefined
}

interface VisualsMessage extends Partial<PreviewedVisuals> {
  readonly kind: typeof PREVIEW_VISUALS
}

export const visualsMessage = (visuals: Partial<PreviewedVisuals>): VisualsMessage => ({
  kind: PREVIEW_VISUALS,
  ...visuals,
})

export const isVisualsMessage = (data: unknown): data is VisualsMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === PREVIEW_VISUALS

const PREVIEW_LOOK = 'zari-preview-look'

/** A look that is to be seen, stored or not. */
export interface PreviewedLook {
  /** The style of it; '' for the usual look. */
  readonly style: string
  /** Address of the logo; '' for none. */
  readonly logo: string
}

interface LookMessage extends PreviewedLook {
  readonly kind: typeof PREVIEW_LOOK
}

export const lookMessage = (look: PreviewedLook): LookMessage => ({ kind: PREVIEW_LOOK, ...look })

export const isLookMessage = (data: unknown): data is LookMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === PREVIEW_LOOK

const PREVIEW_DATA = 'zari-preview-data'

/** What the page shows of a room behind this one, stored or not: by the key of the query that reads it. */
interface DataMessage {
  readonly kind: typeof PREVIEW_DATA
  readonly key: readonly unknown[]
  readonly data: unknown
}

export const dataMessage = (key: readonly unknown[], data: unknown): DataMessage => ({
  kind: PREVIEW_DATA,
  key,
  data,
})

export const isDataMessage = (data: unknown): data is DataMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === PREVIEW_DATA

export type PreviewMessage = VisualsMessage | LookMessage | DataMessage
