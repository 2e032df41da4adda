import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: '../public-web/public',
  plugins: [react()],
  build: { outDir: '../dist/admin-web', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
  server: { proxy: { '/api': 'http://localhost:5000' } },
});
