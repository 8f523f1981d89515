import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { allLanguages, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { openApp } from './http/app.ts'
import { renderWhole } from './http/renderWhole.tsx'
import { scriptsIn } from './http/scriptsIn.ts'
import { readConfig } from './services/readConfig.ts'

/** One for each language: they name other scripts. */
const renderers = new Map(
  await Promise.all(
    allLanguages.map(async (language) => {
      const scriptIn = language === MAIN_LANGUAGE ? undefined : await scriptsIn(language)
      const fetch = createStartHandler({
        handler: renderWhole,
        ...(scriptIn && { transformAssets: ({ url }: { url: string }) => scriptIn(url) }),
      })
      return [language, createServerEntry({ fetch })] as const
    }),
  ),
)

/** The entry of the server build: one process's whole shop. Settings come from the environment (see serve.ts). */
const app = await openApp(readConfig(process.env), (request, options) => {
  const renderer = renderers.get(options.context.language)
  if (!renderer) throw new Error(`No pages are made in ${options.context.language}`)
  return renderer.fetch(request, options)
})

// With hot reload every edit opens the shop anew: the one before must give back its connections.
import.meta.hot?.dispose(() => app.close())

export default app
