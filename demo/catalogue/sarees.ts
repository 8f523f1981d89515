// Longer than most files because it is one list of fourteen products, each with its words and its cloth.

import type { DemoProduct, Entry } from './product.ts'
import { edge, fabric, product, solid } from './product.ts'

const sarees: readonly Entry[] = [
  {
    name: 'Banarasi Katan Silk Saree in Kumkum Red',
    title: 'Kumkum red jaal with a wine pallu',
    description:
      'Pure katan silk woven on a pit loom in Varanasi, with an all-over floral jaal in gold-toned zari and small meenakari touches. Length 5.5 m plus a 0.8 m unstitched blouse piece. Dry clean only; keep folded in muslin, away from direct light.',
    priceRupees: 24990,
    mrpRupees: 29500,
    quantity: 3,
    hsn: '5007',
    cloth: {
      ...fabric(
        'silk',
        'jaal',
        '#8e1a2d',
        ['#1f6b5a', '#d98a2b', '#274b8a'],
        'gold',
        edge('zari', '#5a0f2e', 120),
      ),
      pallu: { ground: '#5a0f2e', motif: 'paisley' },
      companion: fabric(
        'silk',
        'coin',
        '#5a0f2e',
        ['#8e1a2d', '#d98a2b'],
        'gold',
        edge('stripe', '#8e1a2d', 60),
      ),
      background: '#e6dccb',
    },
  },
  {
    name: 'Kanjivaram Silk Saree with Korvai Temple Border',
    title: 'Parrot green with a maroon temple border',
    description:
      'Mulberry silk from Kanchipuram with a contrast border joined thread by thread in the korvai technique. Tested zari, temple spires along both edges and a rich pallu. 5.5 m with an attached blouse piece. Dry clean only.',
    priceRupees: 32500,
    quantity: 12,
    hsn: '5007',
    cloth: {
      ...fabric('silk', 'buta', '#1f6a45', ['#c8962f', '#8a1a3a'], 'gold', edge('temple', '#7a1230', 170)),
      pallu: { ground: '#7a1230', motif: 'bands' },
      companion: solid('silk', '#7a1230', edge('temple', '#1f6a45', 90), 'gold'),
      background: '#d8dbd6',
    },
  },
  {
    name: 'Paithani Silk Saree with Peacock Pallu in Peacock Blue',
    title: 'Peacock blue with woven mor',
    description:
      'Handwoven in Yeola, with tapestry peacocks on the pallu and a muniya border that looks the same on both sides. Silk with silver-gilt zari. 5.5 m and a running blouse piece of 0.8 m. Dry clean; refold every few months.',
    priceRupees: 48500,
    quantity: 2,
    hsn: '5007',
    cloth: {
      ...fabric(
        'silk',
        'coin',
        '#0f5a78',
        ['#2f8f5b', '#c2306a', '#e0a12f'],
        'gold',
        edge('vine', '#6a1458', 130),
      ),
      pallu: { ground: '#6a1458', motif: 'peacock' },
      companion: fabric(
        'silk',
        'coin',
        '#6a1458',
        ['#0f5a78', '#e0a12f'],
        'gold',
        edge('stripe', '#0f5a78', 60),
      ),
      background: '#d3d6cd',
    },
  },
  {
    name: 'Patan Patola Style Double Ikat Silk Saree',
    title: 'Ivory, madder and indigo stars',
    description:
      'Silk dyed before weaving in the manner of Patan, so that the pattern shows equally on both faces. Geometric flowers on madder red with feathered edges that no print can copy. 5.5 m, blouse piece included. Dry clean only.',
    priceRupees: 38900,
    quantity: 14,
    hsn: '5007',
    cloth: {
      ...fabric(
        'silk',
        'patola',
        '#a3202a',
        ['#f0e2c4', '#e2a233', '#1f5140', '#f0e2c4'],
        'gold',
        edge('ikat', '#1d2d55', 100),
      ),
      pallu: { ground: '#1d2d55', motif: 'ikat' },
      companion: solid('silk', '#1d2d55', edge('ikat', '#a3202a', 70)),
      background: '#e6d6cb',
    },
  },
  {
    name: 'Sambalpuri Ikat Cotton Saree in Indigo',
    title: 'Bandha work from Bargarh',
    description:
      'Cotton tied and dyed by hand in western Odisha, then woven so that the motifs blur softly at their edges. Light enough for a long summer day. 5.5 m with blouse piece. First wash separately in cold water; the indigo settles after two washes.',
    priceRupees: 4290,
    quantity: 26,
    hsn: '5208',
    cloth: {
      ...fabric('handloom', 'ikat', '#1c2f57', ['#e9dcc0', '#b23b2e'], 'none', edge('ikat', '#7d1d25', 110)),
      pallu: { ground: '#7d1d25', motif: 'ikat' },
      companion: solid('handloom', '#7d1d25', edge('ikat', '#1c2f57', 60)),
      background: '#ddd4cb',
    },
  },
  {
    name: 'Dhakai Jamdani Handloom Saree in Ivory and Gold',
    title: 'Ivory muslin with floating motifs',
    description:
      'Fine cotton muslin with every motif laid in by hand on the loom, so light that the flowers seem to float. Needs a full underskirt. 5.5 m with a plain blouse piece. Hand wash in cold water with mild soap and dry flat in shade.',
    priceRupees: 8900,
    mrpRupees: 10500,
    quantity: 29,
    hsn: '5208',
    cloth: {
      ...fabric(
        'chanderi',
        'jamdani',
        '#efe6d2',
        ['#b8892f', '#a3432f'],
        'gold',
        edge('stripe', '#dcc79a', 80),
      ),
      pallu: { ground: '#e9dcbd', motif: 'bands' },
      companion: solid('cotton', '#a3432f', edge('stripe', '#dcc79a', 40), 'gold'),
      background: '#dcd9c8',
    },
  },
  {
    name: 'Bengal Tant Cotton Saree with Red Border',
    title: 'White and laal paar',
    description:
      'Crisp Bengal tant with a broad red border, the saree of every puja morning. Pure cotton, starched; it softens with each wash. 5.5 m with a red blouse piece. Machine wash gentle, starch and iron damp.',
    priceRupees: 1450,
    quantity: 48,
    hsn: '5208',
    cloth: {
      ...fabric('cotton', 'coin', '#f3ecdd', ['#b3202c', '#d9a441'], 'none', edge('temple', '#b3202c', 130)),
      pallu: { ground: '#b3202c', motif: 'bands' },
      companion: solid('cotton', '#b3202c'),
      background: '#e4d5b9',
    },
  },
  {
    name: 'Kota Doria Cotton Saree in Mint with Gota Edge',
    title: 'Airy khat checks',
    description:
      'The small square khat of Kota Doria, woven from cotton and silk so that air passes straight through. Finished with a hand-applied gota edge. 5.5 m with blouse piece. Hand wash cold, do not wring the edge.',
    priceRupees: 2890,
    quantity: 33,
    status: false,
    hsn: '5208',
    cloth: {
      ...fabric('kota', 'buta', '#a9cdb6', ['#d86a7c', '#e2a84a'], 'gold', edge('gota', '#7fb296', 90)),
      pallu: { ground: '#8fbfa3', motif: 'bands' },
      companion: solid('cotton', '#d0697a', edge('gota', '#d0697a', 50), 'gold'),
      background: '#e6dccb',
    },
  },
  {
    name: 'Maheshwari Handloom Saree in Marigold',
    title: 'Marigold checks, reversible border',
    description:
      'Silk warp and cotton weft from Maheshwar on the Narmada, with fine zari checks and the bugdi border that can be worn either side out. 5.5 m with blouse piece. Dry clean first, then gentle hand wash.',
    priceRupees: 5600,
    quantity: 18,
    hsn: '5007',
    cloth: {
      ...fabric(
        'handloom',
        'checks',
        '#d9921f',
        ['#c2721a', '#7a1f3d'],
        'gold',
        edge('stripe', '#7a1f3d', 100),
      ),
      pallu: { ground: '#7a1f3d', motif: 'bands' },
      companion: solid('handloom', '#7a1f3d', edge('stripe', '#d9921f', 50), 'gold'),
      background: '#d8dbd6',
    },
  },
  {
    name: 'Pure Linen Saree in Dove Grey with Silver Zari',
    title: 'A quiet saree for the office',
    description:
      'Linen of 100 count with its natural slubs, a slim silver zari border and a striped pallu. Falls better with every wear. 5.5 m with blouse piece. Hand wash cold, iron while damp.',
    priceRupees: 3750,
    quantity: 21,
    hsn: '5309',
    cloth: {
      ...fabric('linen', 'plain', '#a9a6a0', ['#8f8b86', '#6d3f52'], 'silver', edge('stripe', '#8a8791', 70)),
      pallu: { ground: '#6b6a76', motif: 'bands' },
      companion: solid('linen', '#6d3f52'),
      background: '#d3d6cd',
    },
  },
  {
    name: 'Block Printed Linen Saree in Sage and Rust',
    title: 'Bagru blocks on linen',
    description:
      'Linen printed by hand with carved teak blocks in Bagru; small shifts between impressions are the mark of the hand. 5.5 m with a printed blouse piece. Wash separately in cold water, dry in shade.',
    priceRupees: 3290,
    quantity: 0,
    hsn: '5309',
    cloth: {
      ...fabric(
        'linen',
        'blockprint',
        '#b9bf9f',
        ['#9c4a2c', '#6b3a2a', '#5c6b3f'],
        'none',
        edge('print', '#9c4a2c', 90),
      ),
      pallu: { ground: '#9c4a2c', motif: 'print' },
      companion: fabric('linen', 'blockprint', '#9c4a2c', ['#d9c9a3', '#e2b46a', '#b9bf9f'], 'none'),
      background: '#e6d6cb',
    },
  },
  {
    name: 'Jaipuri Leheriya Georgette Designer Saree',
    title: 'Monsoon waves in rani pink',
    description:
      'Tie-dyed leheriya on flowing georgette, its waves running from edge to edge, with a gota patti border. A favourite for Teej. 5.5 m with an unstitched blouse piece. Dry clean only; colours may bleed if soaked.',
    priceRupees: 3490,
    mrpRupees: 4200,
    quantity: 16,
    hsn: '5407',
    cloth: {
      ...fabric(
        'georgette',
        'leheriya',
        '#c81f6b',
        ['#e8842a', '#7a1f7a'],
        'gold',
        edge('gota', '#a01556', 90),
      ),
      pallu: { ground: '#a01556', motif: 'bands' },
      companion: solid('silk', '#7a1f7a', edge('gota', '#7a1f7a', 60), 'gold'),
      background: '#ddd4cb',
    },
  },
  {
    name: 'Kalamkari Hand Painted Cotton Saree from Srikalahasti',
    title: 'The pen and the vine',
    description:
      'Drawn with a bamboo pen and coloured with myrobalan, madder and indigo over many weeks. The vine has no repeat in the original; no two sarees are alike. 5.5 m with blouse piece. Hand wash apart with reetha, dry in shade.',
    priceRupees: 6790,
    quantity: 27,
    hsn: '5208',
    cloth: {
      ...fabric(
        'cotton',
        'kalamkari',
        '#ead9b5',
        ['#a8352b', '#3f6b57', '#4a2a1c', '#2f4a72'],
        'none',
        edge('print', '#7d2a22', 110),
      ),
      pallu: { ground: '#e0c89a', motif: 'print' },
      companion: solid('cotton', '#7d2a22'),
      background: '#dcd9c8',
    },
  },
  {
    name: 'Midnight Tissue Silk Designer Saree with Meenakari Butis',
    title: 'Evening blue, enamel flowers',
    description:
      'Tissue silk with a metal weft that shimmers as it moves, with enamel-bright meenakari flowers in a fine trellis. Woven in Varanasi for evening wear. 5.5 m with blouse piece. Dry clean only.',
    priceRupees: 18750,
    quantity: 11,
    hsn: '5007',
    cloth: {
      ...fabric(
        'silk',
        'meenakari',
        '#18224a',
        ['#c2306a', '#e08a2f', '#2f8f7a', '#2f8f5b'],
        'gold',
        edge('vine', '#0f1734', 120),
      ),
      pallu: { ground: '#0f1734', motif: 'jaal' },
      companion: solid('silk', '#7a1440', edge('zari', '#18224a', 60), 'gold'),
      background: '#e4d5b9',
    },
  },
]

export const demoSarees: readonly DemoProduct[] = sarees.map((entry, at) => product('saree', entry, at))
