/** What a demo picture is made from: plain data, so that the same words always weave the same cloth. */

/** '#rrggbb'. */
export type Hex = `#${string}`

export type Weave = 'silk' | 'cotton' | 'linen' | 'chanderi' | 'handloom' | 'georgette' | 'kota'

export type Motif =
  | 'plain'
  | 'buta'
  | 'coin'
  | 'paisley'
  | 'jaal'
  | 'checks'
  | 'stripes'
  | 'ikat'
  | 'patola'
  | 'bandhani'
  | 'leheriya'
  | 'kalamkari'
  | 'ajrakh'
  | 'jamdani'
  | 'phulkari'
  | 'chikan'
  | 'meenakari'
  | 'blockprint'

export type BorderKind =
  | 'none'
  | 'zari'
  | 'temple'
  | 'paisley'
  | 'vine'
  | 'stripe'
  | 'ikat'
  | 'thread'
  | 'gota'
  | 'print'

export type Zari = 'gold' | 'silver' | 'copper' | 'none'

/** A border as it runs along the selvedge; `width` in texels of a bolt that is 1024 texels wide. */
export type BorderSpec = { kind: BorderKind; width: number; ground: Hex }

/** One length of cloth. `accents` colour the motif, in order of importance. */
export type FabricSpec = {
  seed: number
  weave: Weave
  motif: Motif
  ground: Hex
  accents: readonly [Hex, Hex, ...Hex[]]
  zari: Zari
  border: BorderSpec
}

/** Everything that is sold together: the main cloth, its pallu or neckline, and what comes with it. */
export type ClothSpec = FabricSpec & {
  /** End piece of a saree; its ground defaults to the border's. */
  pallu?: { ground: Hex; motif: 'bands' | 'paisley' | 'jaal' | 'ikat' | 'peacock' | 'print' }
  /** Neckline work of a stitched or semi-stitched piece. */
  yoke?: 'zari' | 'thread' | 'placket' | 'mirror' | 'none'
  /** The shape of that neckline; a U where it is left out. */
  neck?: 'u' | 'v' | 'round' | 'boat'
  /** Blouse, bottom or choli. */
  companion?: FabricSpec
  /** The main cloth is a skirt: the neckline is worked into what goes with it. */
  skirt?: true
  dupatta?: FabricSpec
  /** Of the linen under the piece. */
  background: Hex
}

export type View =
  | 'folds'
  | 'hung'
  | 'fold'
  | 'border'
  | 'pallu'
  | 'blouse'
  | 'reverse'
  | 'macro'
  | 'set'
  | 'neck'
  | 'dupatta'

/** 8-bit sRGB, row by row from the top left. */
export type RawPicture = { width: number; height: number; channels: 3; data: Uint8Array }

export type BannerShape = 'desktop-carousel' | 'mobile-carousel' | 'desktop-banner' | 'mobile-banner'

/** A hero picture of two to five cloths; `flow` is the way they fall. */
export type BannerSpec = {
  seed: number
  shape: BannerShape
  flow: 'curtain' | 'sweep' | 'stack'
  background: Hex
  cloths: readonly FabricSpec[]
}

export type CategoryPictureSpec = { cloth: ClothSpec; view: View }
