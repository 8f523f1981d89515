import { z } from 'zod'

/** What an icon is for: any place, one that cuts it to a shape of its own (Android), or the home screen of an iPhone. */
export const iconPurposes = ['any', 'maskable', 'apple'] as const
export type IconPurpose = (typeof iconPurposes)[number]

const iconSchema = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.literal('image/png'),
  purpose: z.enum(iconPurposes).exclude(['apple']),
})

/** The web app manifest: what a phone that has the shop on its home screen knows of it. */
export const manifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  dir: z.literal('ltr'),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  background_color: z.string(),
  theme_color: z.string(),
  categories: z.array(z.string()),
  icons: z.array(iconSchema),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>
