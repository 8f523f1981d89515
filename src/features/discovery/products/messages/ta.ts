import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  noPicture: 'படம் இல்லை',
  smallPicture: 'முதல் படம் {least} x {least} px அளவை விடச் சிறியது',
  noDescription: 'விவரம் இல்லை',
  noPrice: 'விலை இல்லை',
}
