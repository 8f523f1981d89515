import { m } from './messages/defaultMenu.messages.ts'

interface DefaultItem {
  readonly label: string
  /** Preselects the type filter where the category has one of that name, else looks names up. */
  readonly search: { readonly type: string } | { readonly q: string }
}

export interface DefaultGroup {
  readonly label: string
  /** As it stands in the address: `/new/{category}/collections`. */
  readonly category: string
  readonly items: readonly DefaultItem[]
}

/** The texts of the menu in one language, by their names. */
export type MenuLabels = Readonly<Record<keyof typeof m, string>>

/** The four dropdowns of the category navigation and their three items each (specification, section 2). */
export const menuWith = (labels: MenuLabels): readonly DefaultGroup[] => [
  {
    label: labels.saree,
    category: 'saree',
    items: [
      { label: labels.silkSaree, search: { type: 'Silk' } },
      { label: labels.cottonSaree, search: { type: 'Cotton' } },
      { label: labels.designerSaree, search: { q: 'Designer' } },
    ],
  },
  {
    label: labels.material,
    category: 'material',
    items: [
      { label: labels.cottonMaterial, search: { type: 'Cotton' } },
      { label: labels.silkMaterial, search: { type: 'Silk' } },
      { label: labels.printedMaterial, search: { type: 'Printed' } },
    ],
  },
  {
    label: labels.suit,
    category: 'salwar suit',
    items: [
      { label: labels.anarkaliSuit, search: { q: 'Anarkali' } },
      { label: labels.palazzoSuit, search: { q: 'Palazzo' } },
      { label: labels.straightSuit, search: { q: 'Straight' } },
    ],
  },
  {
    label: labels.occasion,
    category: 'occasion',
    items: [
      { label: labels.weddingCollection, search: { q: 'Wedding' } },
      { label: labels.festiveCollection, search: { q: 'Festive' } },
      { label: labels.casualWear, search: { q: 'Casual' } },
    ],
  },
]

/** The same in the language of the page. */
export const defaultMenu = (): readonly DefaultGroup[] =>
  menuWith({
    saree: m.saree(),
    silkSaree: m.silkSaree(),
    cottonSaree: m.cottonSaree(),
    designerSaree: m.designerSaree(),
    material: m.material(),
    cottonMaterial: m.cottonMaterial(),
    silkMaterial: m.silkMaterial(),
    printedMaterial: m.printedMaterial(),
    suit: m.suit(),
    anarkaliSuit: m.anarkaliSuit(),
    palazzoSuit: m.palazzoSuit(),
    straightSuit: m.straightSuit(),
    occasion: m.occasion(),
    weddingCollection: m.weddingCollection(),
    festiveCollection: m.festiveCollection(),
    casualWear: m.casualWear(),
  })
