import type { RecipeTree } from './recipeTree.ts'
import { addTexts } from './texts.ts'

const orders = 'src/features/orders'
const life = `${orders}/rules/life.rules.ts`
export const MAILS = `${orders}/mails/orders.mails.tsx`

/** What its orders and its step are called. */
const words = {
  en: {
    ...{ outForDelivery: 'out for delivery', wentOut: 'Out for delivery', arriving: 'At the door' },
    ...{ sendOut: 'Send out', sendOutAsk: 'The customer gets a mail.' },
  },
  hi: {
    ...{ outForDelivery: 'डिलीवरी के लिए निकला', wentOut: 'डिलीवरी के लिए निकला', arriving: 'दरवाज़े पर' },
    ...{ sendOut: 'डिलीवरी पर भेजें', sendOutAsk: 'ग्राहक को मेल जाएगा।' },
  },
  ta: {
    ...{ outForDelivery: 'டெலிவரிக்குக் கிளம்பியது', wentOut: 'டெலிவரிக்குக் கிளம்பியது', arriving: 'வாசலில்' },
    ...{ sendOut: 'டெலிவரிக்கு அனுப்பவும்', sendOutAsk: 'வாடிக்கையாளருக்கு மெயில் போகும்.' },
  },
} as const

const mailWords = {
  en: {
    outSubject: 'Order {number} comes today',
    outTitle: 'Your order comes today',
    outText: 'Order {number} is with whoever brings it to your door.',
  },
  hi: {
    outSubject: 'ऑर्डर {number} आज आएगा',
    outTitle: 'आपका ऑर्डर आज आएगा',
    outText: 'ऑर्डर {number} डिलीवरी वाले के पास है।',
  },
  ta: {
    outSubject: 'ஆர்டர் {number} இன்று வரும்',
    outTitle: 'உங்கள் ஆர்டர் இன்று வரும்',
    outText: 'ஆர்டர் {number} டெலிவரி செய்பவரிடம் உள்ளது.',
  },
} as const

/** A status of orders between shipped and delivered, without its mail. */
export async function addStatus(tree: RecipeTree): Promise<void> {
  await addTexts(tree, `${orders}/messages`, 'delivered', words)
  await tree.edit(
    `${orders}/rules/statuses.rules.ts`,
    '  delivered: {\n',
    `  outForDelivery: {
    get label() {
      return m.outForDelivery()
    },
    get happened() {
      return m.wentOut()
    },
    stage: 'open',
    invoice: 'always',
    isPurchased: true,
    hasParcel: true,
    get tab() {
      return m.arriving()
    },
  },
  delivered: {
`,
  )
  await tree.edit(life, "'ship' | 'deliver'", "'ship' | 'sendOut' | 'deliver'")
  await tree.edit(life, "  'ship',\n  'deliver',\n", "  'ship',\n  'sendOut',\n  'deliver',\n")
  await tree.edit(
    life,
    "  {\n    action: 'deliver',\n    by: 'admin',\n    from: ['shipped'],",
    `  {
    action: 'sendOut',
    by: 'admin',
    from: ['shipped'],
    to: 'outForDelivery',
    get label() {
      return m.sendOut()
    },
    asks: 'confirmation',
    get question() {
      return m.sendOutAsk()
    },
  },
  {
    action: 'deliver',
    by: 'admin',
    from: ['shipped', 'outForDelivery'],`,
  )
  await tree.edit(
    life,
    "action: 'undelivered',\n    by: 'admin',\n    from: ['shipped'],",
    "action: 'undelivered',\n    by: 'admin',\n    from: ['shipped', 'outForDelivery'],",
  )
  await tree.edit(
    life,
    "from: ['shipped', 'delivered'] },",
    "from: ['shipped', 'outForDelivery', 'delivered'] },",
  )
}

export async function addItsMail(tree: RecipeTree): Promise<void> {
  await addTexts(tree, `${orders}/mails/messages`, 'deliveredSubject', mailWords)
  await tree.edit(
    MAILS,
    '  delivered: {\n',
    `  outForDelivery: {
    subject: (number) => m.outSubject({ number }),
    title: () => m.outTitle(),
    text: (mail) => m.outText({ number: mail.number }),
  },
  delivered: {
`,
  )
}
