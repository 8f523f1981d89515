import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadGroups } from './src/main/build/firstLoad.ts'
import { firstPages } from './src/main/build/firstPages.ts'
import { oneByteText } from './src/main/build/oneByteText.ts'
import { partStyles } from './src/main/build/partStyles.ts'
import { nameOfChunk, sharedPartsGroup } from './src/main/build/sharedParts.ts'
import { spokenTexts } from './src/main/build/spokenTexts.ts'
import { routes } from './src/routes.ts'

const serverOnly = [
  '**/*.store.ts',
  '**/*.tables.ts',
  '**/*.actions.ts',
  '**/*.handlers.ts',
  '**/*.contract.ts',
  '**/platform/db/**',
  '**/platform/mail/**',
  '**/platform/jobs/**',
]

/** The routes of pages that visits begin with and of their layout, as the tree of routes calls them. */
const pagesToBeginWith = [
  'storefrontLayoutRoute',
  'storefrontHomeRoute',
  'storefrontListingRoute',
  'storefrontDetailRoute',
]

/** Route ids. */
const shoppersPages = new Set<string>([
  '/_storefront/',
  '/_storefront/new/$category/collections',
  '/_storefront/details/$id',
])

export default defineConfig({
  environments: {
    // Node reads a package's list of exports anew for each of its files, and this one's has 130 KB for a hundred files: a sixth of a start.
    ssr: {
      resolve: { noExternal: ['drizzle-orm'] },
      // Each process holds the text of what it runs.
      build: { rolldownOptions: { output: { comments: false } } },
    },
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [...firstLoadGroups(), sharedPartsGroup()] },
            chunkFileNames: nameOfChunk,
          },
        },
      },
    },
  },
  plugins: [
    partStyles(),
    firstPages(pagesToBeginWith),
    tailwindcss(),
    tanstackStart({
      router: {
        entry: './main/router.tsx',
        routesDirectory: './pages',
        generatedRouteTree: './main/routeTree.gen.ts',
        virtualRouteConfig: routes,
        codeSplittingOptions: {
          // What a page reads and what it draws arrive together. On the pages that shoppers move between, data must
          // not wait for code.
          defaultBehavior: [
            ['loader', 'component', 'notFoundComponent'],
            ['pendingComponent'],
            ['errorComponent'],
          ],
          splitBehavior: ({ routeId }) =>
            shoppersPages.has(routeId)
              ? [['component', 'pendingComponent', 'notFoundComponent'], ['errorComponent']]
              : undefined,
        },
        quoteStyle: 'single',
        semicolons: false,
        addExtensions: true,
        // Nobody reads it, and each build would wait for a formatter.
        enableRouteTreeFormatting: false,
      },
      server: { entry: './main/server.ts' },
      client: { entry: './main/client.tsx' },
      importProtection: { client: { files: serverOnly } },
    }),
    react(),
    spokenTexts(),
    oneByteText(),
  ],
})
