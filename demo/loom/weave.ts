import { banner } from './garments/banner.ts'
import { cascade } from './garments/cascade.ts'
import { borderCloseUp, bothSides, flatCloth } from './garments/closeup.ts'
import { drape } from './garments/drape.ts'
import { anarkali, lehenga } from './garments/flared.ts'
import { blousePiece, dressMaterial, foldedSaree } from './garments/folded.ts'
import { POSE } from './garments/form.ts'
import { kurta } from './garments/kurta.ts'
import { expose } from './light.ts'
import { type Camera, Scene } from './scene.ts'
import type { BannerShape, BannerSpec, ClothSpec, RawPicture, View } from './spec.ts'

/** What is laid out for a view, and from where it is seen: zoom, then the unit in the middle of the picture. */
type Shot = {
  lay: (scene: Scene, cloth: ClothSpec) => void
  zoom: number
  x: number
  y: number
  tilt: number
  /** Worn by the figure; `standing` when its feet are in the picture. */
  worn?: boolean
  standing?: boolean
  /** Radians by which the figure is turned. */
  turn?: number
}

const WIDTH = 1020
const HEIGHT = 1440

const whole = { zoom: 1, x: 510, y: 720 }
/** Cloth that lies or hangs alone comes nearer than a figure, which needs room for its hem. */
const near = { zoom: 1.1, x: 510, y: 720 }

/** A place from where a standing figure is seen. */
type Place = Readonly<Pick<Shot, 'zoom' | 'x' | 'y' | 'turn'>>

/** Where the photographer stands before a figure. The frame begins at the collar: a dress form has no face. */
const PLACES: readonly [Place, ...Place[]] = [
  { zoom: 1.2, x: 510, y: 790 },
  { zoom: 1.3, x: 522, y: 745, turn: 0.2 },
  { zoom: 1.2, x: 488, y: 790, turn: -0.2 },
]

/** The stitched piece that a close view looks at: the one the cloth was made for. */
const worn = (scene: Scene, cloth: ClothSpec) => kurta(scene, cloth, 'straight')

const SHOTS: Record<View, Shot> = {
  drape: { lay: drape, ...whole, tilt: 0.1, worn: true, standing: true },
  cascade: { lay: cascade, ...near, tilt: 0.06 },
  pallu: { lay: cascade, zoom: 1.62, x: 500, y: 985, tilt: 0.06 },
  fold: { lay: foldedSaree, ...near, tilt: 0.02 },
  blouse: { lay: blousePiece, ...near, tilt: 0.02 },
  reverse: { lay: bothSides, ...whole, tilt: 0 },
  border: { lay: borderCloseUp, ...whole, tilt: 0 },
  kurta: { lay: worn, ...whole, tilt: 0.1, worn: true, standing: true },
  palazzo: { lay: (s, c) => kurta(s, c, 'palazzo'), ...whole, tilt: 0.1, worn: true, standing: true },
  anarkali: { lay: anarkali, ...whole, tilt: 0.1, worn: true, standing: true },
  lehenga: { lay: lehenga, ...whole, tilt: 0.1, worn: true, standing: true },
  neck: { lay: worn, zoom: 2.5, x: 490, y: 474, tilt: 0.1, worn: true },
  hem: { lay: worn, zoom: 1.9, x: 500, y: 960, tilt: 0.1, worn: true },
  bodice: { lay: anarkali, zoom: 2.3, x: 490, y: 500, tilt: 0.1, worn: true },
  choli: { lay: lehenga, zoom: 2.3, x: 490, y: 500, tilt: 0.1, worn: true },
  flare: { lay: anarkali, zoom: 1.75, x: 540, y: 1010, tilt: 0.1, worn: true },
  skirt: { lay: lehenga, zoom: 1.75, x: 540, y: 1010, tilt: 0.1, worn: true },
  set: { lay: dressMaterial, ...whole, tilt: 0.02 },
  yoke: { lay: dressMaterial, zoom: 1.7, x: 510, y: 560, tilt: 0.02 },
  flat: { lay: flatCloth, ...whole, tilt: 0 },
}

const camera = (shot: Shot, width: number, height: number, zoom: number): Camera => ({
  zoom,
  left: shot.x - width / 2 / zoom,
  top: shot.y - height / 2 / zoom,
  tilt: shot.tilt,
  ...(shot.worn ? { pose: { ...POSE, turn: shot.turn ?? 0 } } : {}),
})

/** The shot of a view; a figure is seen from a place that belongs to its cloth, so that a grid has a rhythm. */
const shotOf = (cloth: ClothSpec, view: View): Shot => {
  const shot = SHOTS[view]
  return shot.standing ? { ...shot, ...(PLACES[cloth.seed % PLACES.length] ?? PLACES[0]) } : shot
}

const shoot = (cloth: ClothSpec, view: View, width: number, height: number): RawPicture => {
  const shot = shotOf(cloth, view)
  const scene = new Scene(
    width,
    height,
    camera(shot, width, height, shot.zoom * Math.max(width / WIDTH, height / HEIGHT)),
  )
  shot.lay(scene, cloth)
  const { zoom, left, top } = scene.camera
  const floor = { x: (510 - left) * zoom, y: (1372 - top) * zoom, half: 330 * zoom }
  return expose(scene, cloth.background, shot.standing ? floor : undefined)
}

/** One view of a product, 1020 x 1440 px. The same cloth and view always give the same bytes. */
export const weave = (cloth: ClothSpec, view: View): RawPicture => shoot(cloth, view, WIDTH, HEIGHT)

/** A category's picture, 480 x 640 px (section 2, category form). */
export const weaveCategory = (cloth: ClothSpec, view: View): RawPicture => shoot(cloth, view, 480, 640)

const BANNER: Record<BannerShape, readonly [number, number]> = {
  'desktop-carousel': [1920, 720],
  'mobile-carousel': [720, 1280],
  'desktop-banner': [1920, 640],
  'mobile-banner': [680, 720],
}

/** A hero picture in the sizes of section 9, without words. */
export const weaveBanner = (spec: BannerSpec): RawPicture => {
  const [width, height] = BANNER[spec.shape]
  const scene = new Scene(width, height, { zoom: 1, left: 0, top: 0, tilt: 0.08 })
  banner(scene, spec, { width, height })
  return expose(scene, spec.background)
}
