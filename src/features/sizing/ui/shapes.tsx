import type { ReactElement } from 'react'
import type { Figure, Point } from '../garments.rules.ts'
import { m } from '../messages/sizing.messages.ts'

/** How a garment looks from the front, and where on it each point is measured. */
export interface Shape {
  readonly name: () => string
  readonly outline: ReactElement
  /** The measuring line of a point, and where its letter stands; in the units of the view box. */
  readonly lines: Partial<Record<Point, readonly [path: string, x: number, y: number]>>
}

/** The view box of all figures. */
export const SHAPE_BOX = '0 0 220 300'

export const shapes: Readonly<Record<Figure, Shape>> = {
  kurta: {
    name: m.aKurta,
    outline: (
      <>
        <path d="M92 34C95 52 125 52 128 34L158 44L192 150L171 157L152 96C150 112 148 126 148 140C150 160 156 176 158 190L168 284H52L62 190C64 176 70 160 72 140C72 126 70 112 68 96L49 157L28 150L62 44Z" />
        <path d="M110 48V84M104 48V84M62 206L60 284M158 206L160 284M34 144L53 150M186 144L167 150M53 276H167" />
      </>
    ),
    lines: {
      shoulder: ['M62 20H158M62 15V25M158 15V25', 110, 20],
      bust: ['M68 100H152', 132, 100],
      waist: ['M72 140H148', 110, 140],
      hip: ['M62 190H158', 110, 190],
      sleeve: ['M50 42L18 146M45 40L55 44M13 144L23 148', 33, 96],
      length: ['M204 34V284M199 34H209M199 284H209', 204, 230],
    },
  },
  blouse: {
    name: m.aBlouse,
    outline: (
      <>
        <path d="M82 66C88 116 132 116 138 66L166 76L188 136L162 147L150 118C148 148 146 178 146 206H74C74 178 72 148 70 118L58 147L32 136L54 76Z" />
        <path d="M93 206L95 168M127 206L125 168M74 198H146M36 129L61 139M184 129L159 139" />
      </>
    ),
    lines: {
      shoulder: ['M54 50H166M54 45V55M166 45V55', 110, 50],
      bust: ['M70 136H150', 110, 136],
      underbust: ['M73 178H147', 110, 178],
      armhole: ['M163 78C150 90 147 104 150 118', 151, 97],
      sleeve: ['M42 74L22 130M37 72L47 76M17 128L27 132', 32, 102],
      neck: ['M110 66V103M105 66H115M105 103H115', 110, 84],
      length: ['M204 66V206M199 66H209M199 206H209', 204, 160],
    },
  },
  bottom: {
    name: m.aSalwar,
    outline: (
      <>
        <path d="M66 40H154V56C172 100 176 160 152 262H122C124 206 121 160 110 130C99 160 96 206 98 262H68C44 160 48 100 66 56Z" />
        <path d="M66 56H154M105 56C101 66 99 74 94 82M115 56C119 66 121 74 126 82M71 252H98M122 252H150" />
      </>
    ),
    lines: {
      waist: ['M66 24H154M66 19V29M154 19V29', 110, 24],
      hip: ['M57 96H163', 110, 96],
      thigh: ['M53 146H104', 78, 146],
      bottomLength: ['M204 40V262M199 40H209M199 262H209', 204, 180],
      hem: ['M68 278H98M68 273V283M98 273V283', 83, 288],
    },
  },
  lehenga: {
    name: m.aLehenga,
    outline: (
      <>
        <path d="M80 40H140V54C158 140 182 216 206 258C152 284 68 284 14 258C38 216 62 140 80 54Z" />
        <path d="M80 54H140M20 248C72 272 148 272 200 248M98 54C90 140 74 210 60 264M122 54C130 140 146 210 160 264" />
      </>
    ),
    lines: {
      waist: ['M80 24H140M80 19V29M140 19V29', 110, 24],
      hip: ['M70 96H150', 84, 96],
      skirtLength: ['M110 54V276M105 54H115M105 276H115', 110, 180],
      flare: ['M14 264C68 291 152 291 206 264', 46, 280],
    },
  },
}
