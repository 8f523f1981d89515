import { m } from './messages/firstMenu.messages.ts'

interface FirstItem {
  readonly label: string
  /** Preselects the type filter where the category has one of that name, else looks names up. */
  readonly search: { readonly type: string } | { readonly q: string }
}

export interface FirstGroup {
  readonly label: string
  /** As it stands in the address: `/new/{category}/collections`. */
  readonly category: string
  readonly items: readonly FirstItem[]
}

/** The four dropdowns of the category navigation and their three items each (specification, section 2), in the language of the page. */
export const firstMenu = (): readonly FirstGroup[] => [
  {
    label: m.saree(),
    category: 'saree',
    items: [
      { label: m.silkSaree(), search: { type: 'Silk' } },
      { label: m.cottonSaree(), search: { type: 'Cotton' } },
      { label: m.designerSaree(), search: { q: 'Designer' } },
    ],
  },
  {
    label: m.material(),
    category: 'material',
    items: [
      { label: m.cottonMaterial(), search: { type: 'Cotton' } },
      { label: m.silkMaterial(), search: { type: 'Silk' } },
      { label: m.printedMaterial(), search: { type: 'Printed' } },
    ],
  },
  {
    label: m.suit(),
    category: 'salwar suit',
    items: [
      { label: m.anarkaliSuit(), search: { q: 'Anarkali' } },
      { label: m.palazzoSuit(), search: { q: 'Palazzo' } },
      { label: m.straightSuit(), search: { q: 'Straight' } },
    ],
  },
  {
    label: m.occasion(),
    category: 'occasion',
    items: [
      { label: m.weddingCollection(), search: { q: 'Wedding' } },
      { label: m.festiveCollection(), search: { q: 'Festive' } },
      { label: m.casualWear(), search: { q: 'Casual' } },
    ],
  },
]
