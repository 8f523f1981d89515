import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { routes } from './src/routes.ts'

const serverOnly = [
  '**/*.store.ts',
  '**/*.tables.ts',
  '**/*.handlers.ts',
  '**/*.contract.ts',
  '**/platform/db/**',
  '**/platform/mail/**',
  '**/platform/jobs/**',
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      router: {
        entry: './main/router.tsx',
        routesDirectory: './pages',
        generatedRouteTree: './main/routeTree.gen.ts',
        virtualRouteConfig: routes,
        quoteStyle: 'single',
        semicolons: false,
        addExtensions: true,
      },
      server: { entry: './main/server.ts' },
      importProtection: { client: { files: serverOnly } },
    }),
    react({ compiler: true }),
  ],
})
