import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build-service-worker.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), serviceWorker()],
  build: { outDir: '../dist/public-web', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': 'http://localhost:5000' } },
});
