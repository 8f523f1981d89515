import type { RecipeTree } from './recipeTree.ts'

const orders = 'src/features/orders'
const life = `${orders}/rules/life.rules.ts`
export const MAILS = `${orders}/mails/orders.mails.tsx`

/** A status of orders between shipped and delivered, without its mail. */
export async function addStatus(tree: RecipeTree): Promise<void> {
  await tree.edit(
    `${orders}/rules/statuses.rules.ts`,
    '  delivered: {\n',
    `  outForDelivery: {
    label: 'out for delivery',
    happened: 'Out for delivery',
    stage: 'open',
    invoice: 'always',
    isPurchased: true,
    hasParcel: true,
    tab: 'At the door',
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
    label: 'Send out',
    asks: 'confirmation',
    question: 'The customer gets a mail.',
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
  await tree.edit(
    MAILS,
    '  delivered: {\n',
    `  outForDelivery: {
    subject: (number) => \`Order \${number} comes today\`,
    title: () => 'Your order comes today',
    text: (mail) => \`Order \${mail.number} is with whoever brings it to your door.\`,
  },
  delivered: {
`,
  )
}
