import { EXPOSED, enlarge } from './enlarge.ts'
import { banner } from './laid/banner.ts'
import { blousePiece, foldedSaree, wholeSet } from './laid/folded.ts'
import { hung } from './laid/hung.ts'
import { table } from './laid/table.ts'
import { borderCloseUp, bothSides, deepFolds, dupattaEnd, palluSpread } from './laid/thrown.ts'
import { expose } from './light.ts'
import { type Camera, Scene } from './scene.ts'
import type { BannerShape, BannerSpec, ClothSpec, RawPicture, View } from './spec.ts'

const WIDTH = 1020
const HEIGHT = 1440

/** What is laid out for a view, and from where it is seen. */
type Shot = Camera & { lay: (scene: Scene, cloth: ClothSpec) => void }

const above: Camera = { x: 510, y: 720, zoom: 1, lean: 0.06 }

const SHOTS: Record<View, Shot> = {
  folds: { lay: deepFolds, x: 510, y: 640, zoom: 1, lean: 0.5 },
  macro: { lay: deepFolds, x: 520, y: 900, zoom: 2, lean: 0.62 },
  border: { lay: borderCloseUp, ...above, lean: 0.34 },
  reverse: { lay: bothSides, ...above, lean: 0.3 },
  fold: { lay: foldedSaree, ...above },
  blouse: { lay: blousePiece, ...above },
  pallu: { lay: palluSpread, ...above, lean: 0.3 },
  hung: { lay: hung, ...above, lean: 0.05 },
  set: { lay: wholeSet, ...above, zoom: 1.08, y: 690 },
  neck: { lay: wholeSet, x: 500, y: 480, zoom: 1.8, lean: 0.4 },
  dupatta: { lay: dupattaEnd, ...above, lean: 0.3 },
}

/** Lays something out, lets light fall on it and returns the picture in its full size. */
const shoot = (width: number, height: number, camera: Camera, lay: (scene: Scene) => void): RawPicture => {
  const small = [Math.round(width * EXPOSED), Math.round(height * EXPOSED)] as const
  const scene = new Scene(...small, { ...camera, zoom: camera.zoom * EXPOSED })
  lay(scene)
  return enlarge(expose(scene), width, height)
}

const view = (cloth: ClothSpec, name: View, width: number, height: number): RawPicture => {
  const { lay, ...camera } = SHOTS[name]
  const zoom = camera.zoom * Math.max(width / WIDTH, height / HEIGHT)
  return shoot(width, height, { ...camera, zoom }, (scene) => {
    lay(scene, cloth)
    table(scene, cloth.seed, cloth.background)
  })
}

/** One view of a product, 1020 x 1440 px. The same cloth and view always give the same bytes. */
export const weave = (cloth: ClothSpec, name: View): RawPicture => view(cloth, name, WIDTH, HEIGHT)

/** A category's picture, 480 x 640 px (section 2, category form). */
export const weaveCategory = (cloth: ClothSpec, name: View): RawPicture => view(cloth, name, 480, 640)

const BANNER: Record<BannerShape, readonly [number, number]> = {
  'desktop-carousel': [1920, 720],
  'mobile-carousel': [720, 1280],
  'desktop-banner': [1920, 640],
  'mobile-banner': [680, 720],
}

/** A hero picture in the sizes of section 9, without words. */
export const weaveBanner = (spec: BannerSpec): RawPicture => {
  const [width, height] = BANNER[spec.shape]
  return shoot(width, height, { zoom: 1, x: width / 2, y: height / 2, lean: 0.3 }, (scene) => {
    banner(scene, spec, { width, height })
    table(scene, spec.seed, spec.background)
  })
}
