import { tokenValue } from '../design-tokens.ts';

/** Where the system's share sheet sends photos. The service worker takes them; they never reach the server. */
export const SHARE_PATH = '/compartilhar';

/** What a browser needs to install the product as an app. */
export const webManifest = {
  id: '/',
  name: 'Andrômeda',
  short_name: 'Andrômeda',
  description: 'Criativos, textos e palavras-chave para os seus anúncios.',
  lang: 'pt-BR',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: tokenValue('--bg'),
  theme_color: tokenValue('--night'),
  icons: [
    { src: '/app-icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/app-icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/app-icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Gerador de Criativos', url: '/creative-generator' },
    { name: 'Várias fotos de uma vez', url: '/creative-generator/lote' },
    { name: 'Biblioteca', url: '/library' },
  ],
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'fotos', accept: ['image/*'] }] },
  },
};
