import type { Fit } from '#/features/reviews/reviews.rules.ts'
import { demoMaterials } from './materials.ts'
import { demoOccasion } from './occasion.ts'
import { demoSarees } from './sarees.ts'
import { demoSuits } from './suits.ts'

export type DemoCustomer = { name: string; email: string; contact: string }

/** People who have shopped here; contacts are ten digits starting 6 to 9 (section 5, register). */
export const demoCustomers: readonly DemoCustomer[] = [
  { name: 'Meera Krishnan', email: 'meera@example.com', contact: '9845012376' },
  { name: 'Ananya Chatterjee', email: 'ananya@example.com', contact: '9830145672' },
  { name: 'Harpreet Kaur', email: 'harpreet@example.com', contact: '8146023917' },
  { name: 'Farah Siddiqui', email: 'farah@example.com', contact: '7905518243' },
  { name: 'Devika Nair', email: 'devika@example.com', contact: '6238840915' },
  { name: 'Rohan Deshpande', email: 'rohan@example.com', contact: '9822071834' },
  { name: 'Padmini Rathore', email: 'padmini@example.com', contact: '9828043157' },
  { name: 'Lakshmi Reddy', email: 'lakshmi@example.com', contact: '9848061925' },
  { name: 'Hetal Patel', email: 'hetal@example.com', contact: '9825017364' },
  { name: 'Shruti Hegde', email: 'shruti@example.com', contact: '9880052749' },
  { name: 'Juri Baruah', email: 'juri@example.com', contact: '9864038217' },
  { name: 'Sasmita Mohanty', email: 'sasmita@example.com', contact: '9437025186' },
]

export type DemoReview = {
  productSlug: string
  /** Index into demoCustomers. */
  customer: number
  /** 1 to 5. */
  rating: number
  comment: string
  daysAgo: number
  /** How the size turned out. */
  fit?: Fit
  /** What the shop says to it. */
  answer?: string
}

/** First words of the product's name, customer, rating, days ago, comment. */
type Line = readonly [string, number, number, number, string]

/** How sizes turned out, by the first words of the comment. */
const fits: Readonly<Record<string, Fit>> = {
  'Pockets!': 'true',
  'Soft cotton, shrank': 'small',
  'The flare is generous': 'true',
  'Lovely colour. Sleeves': 'small',
  'I am from Lucknow': 'true',
  'Wore it to a reception': 'true',
  'Comfortable for work': 'true',
  'My wedding lehenga': 'true',
  'Nine nights of garba': 'true',
  'Rich magenta': 'large',
}

/** What the shop answers, by the first words of the comment. */
const answers: Readonly<Record<string, string>> = {
  'Beautiful weave. The blouse':
    'Thank you, Devika. It is 80 cm, as the page says since your note; for long sleeves we gladly add a metre of the same silk.',
  'Pretty waves, but the pink':
    'We are sorry. We took its picture again in daylight, beside a sheet of white paper. Yours may come back at any time.',
  'The bottom piece had a weaving':
    'That should not have left us, and ten days were too many. Every length now goes over the light table before it is packed.',
  'Soft cotton, shrank':
    'Thank you: we have written it to the size chart. Wash it cold the first time and dry it in the shade.',
}

const beginning = <Value>(said: Readonly<Record<string, Value>>, comment: string): Value | undefined =>
  Object.entries(said).find(([words]) => comment.startsWith(words))?.[1]

const lines: readonly Line[] = [
  [
    'Banarasi Katan',
    0,
    5,
    4,
    'Wore it for my sister’s muhurtham. The zari does not scratch and the red is exactly as pictured.',
  ],
  [
    'Banarasi Katan',
    1,
    5,
    19,
    'Heavy in the right way. My mother checked the reverse and approved, which never happens.',
  ],
  [
    'Banarasi Katan',
    4,
    4,
    41,
    'Beautiful weave. The blouse piece is a little short if you like long sleeves.',
  ],
  ['Banarasi Katan', 5, 5, 77, 'Bought for my wife’s anniversary. Packed in muslin, arrived in four days.'],
  ['Kanjivaram Silk Saree', 4, 5, 9, 'The temple border is woven, not attached. Worth every rupee.'],
  ['Kanjivaram Silk Saree', 0, 4, 33, 'Gorgeous green. Slightly stiff at first, it eased after steaming.'],
  ['Paithani', 5, 5, 12, 'The peacocks look alive. A real Yeola piece.'],
  ['Paithani', 0, 5, 60, 'I waited a year for a blue like this one.'],
  ['Patan Patola', 3, 5, 25, 'Same on both sides, as promised. The colours are deep and even.'],
  [
    'Sambalpuri Ikat Cotton Saree',
    1,
    5,
    3,
    'So soft, and it drapes without starch. The indigo ran a little in the first wash, as they told me.',
  ],
  ['Sambalpuri Ikat Cotton Saree', 2, 4, 22, 'Lovely motifs. I would have liked a longer pallu.'],
  ['Dhakai Jamdani', 1, 5, 15, 'Feather light. You do need a good underskirt.'],
  ['Bengal Tant', 1, 5, 6, 'Reminds me of my grandmother on Ashtami morning.'],
  ['Bengal Tant', 3, 3, 48, 'Good cotton, but the starch made it crackle until the second wash.'],
  ['Kota Doria', 2, 4, 11, 'Perfect for May. The gota edge is stitched neatly.'],
  [
    'Maheshwari Handloom',
    0,
    5,
    28,
    'Marigold in sunlight is something else. I get asked about it every time.',
  ],
  ['Pure Linen', 4, 4, 3, 'Nice fall and a calm colour. Creases like all linen.'],
  ['Jaipuri Leheriya', 2, 2, 36, 'Pretty waves, but the pink is brighter than on my screen.'],
  [
    'Kalamkari Hand Painted',
    3,
    5,
    52,
    'You can see the pen strokes. Mine has a small smudge near the hem and I love it.',
  ],
  ['Sanganeri', 2, 5, 2, 'Pockets! And the size chart is right.'],
  ['Sanganeri', 4, 4, 30, 'Soft cotton, shrank a little in length. Order a size up if you are tall.'],
  ['Chanderi Silk Anarkali', 3, 5, 8, 'The flare is generous and the lining is real cotton.'],
  ['Chanderi Silk Anarkali', 0, 4, 39, 'Lovely colour. Sleeves were slightly tight on me.'],
  ['Lucknowi Chikankari', 3, 5, 5, 'I am from Lucknow and this is honest handwork.'],
  ['Lucknowi Chikankari', 5, 3, 44, 'Bought as a gift. Good work, but the dupatta is plain.'],
  ['Zariwork Silk Anarkali', 2, 5, 20, 'Wore it to a reception and did not want to take it off.'],
  ['Ajrakh Modal', 4, 5, 13, 'The smell of natural dye, the softness of modal. Perfect.'],
  ['Chanderi Palazzo', 1, 4, 27, 'Bright lemon, very festive. Needs careful ironing.'],
  ['Bandhani Silk', 5, 5, 65, 'My daughter says it is the best thing I ever bought.'],
  ['Phulkari Dupatta', 2, 5, 6, 'Real floss phulkari, counted from the back. My nani would be proud.'],
  ['Jaipur Cotton Palazzo', 0, 4, 7, 'Comfortable for work. The print matches at the seams.'],
  ['Jaipuri Printed Dress', 2, 4, 14, 'Good value. Enough cloth for full sleeves.'],
  [
    'Jaipuri Printed Dress',
    1,
    1,
    58,
    'The bottom piece had a weaving fault. They exchanged it, but I had to wait ten days.',
  ],
  ['Ajrakh Printed Cotton', 4, 5, 21, 'Lovely registration of the blocks. My tailor was impressed.'],
  ['Banarasi Silk Dress', 3, 5, 16, 'The dupatta alone is worth the price.'],
  ['Threadwork Cotton Dress', 0, 3, 35, 'Embroidery is neat, cotton is a bit thin. Line it.'],
  ['Bandhani Printed Dress', 5, 4, 23, 'Everyone wore one for the haldi. It is a print and says so.'],
  [
    'Wedding Collection Zariwork Silk Lehenga in Sindoor',
    0,
    5,
    18,
    'My wedding lehenga. The cancan is already in and the waist could be adjusted.',
  ],
  ['Festive Collection Meenakari', 4, 5, 31, 'Photographs beautifully, and is lighter than it looks.'],
  ['Bandhani Threadwork', 2, 5, 24, 'Nine nights of garba and not one stitch came loose.'],
  ['Casual Wear Handloom', 1, 4, 29, 'My weekday favourite. Colours held after many washes.'],
  [
    'Festive Collection Zariwork Anarkali',
    3,
    4,
    46,
    'Rich magenta and a lovely hem. A little long for me at five feet two.',
  ],
]

const everything = [...demoSarees, ...demoSuits, ...demoMaterials, ...demoOccasion]

const slugStarting = (words: string): string => {
  const found = everything.find((p) => p.name.startsWith(words))
  if (!found) throw new Error(`no demo product's name starts with ${words}`)
  return found.slug
}

export const demoReviews: readonly DemoReview[] = lines.map(([words, customer, rating, daysAgo, comment]) => {
  const [fit, answer] = [beginning(fits, comment), beginning(answers, comment)]
  return {
    ...{ productSlug: slugStarting(words), customer, rating, comment, daysAgo },
    ...(fit && { fit }),
    ...(answer && { answer }),
  }
})
