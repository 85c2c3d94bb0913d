import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/inter';
import '../src/foundations/foundations.css';
import './preview.css';
import { printPageOnce } from '@andromeda/tooling/print-page-once';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, getConfig } from 'storybook/test';
import { describeControls } from '../src/documentation/describe-controls.ts';
import { GuidePage } from '../src/documentation/guide-page.tsx';
import { applyTheme } from './apply-theme.ts';
import { checkContrastInDark } from './contrast-in-dark.ts';
import { ThemedDocs } from './docs-container.tsx';

// The stories' links lead nowhere; following one would reload the frame under a running test.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.preventDefault();
});

printPageOnce({ configure, getConfig });

const inTests = import.meta.env.VITEST_STORYBOOK === 'false';

const withTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals.theme);
  return <Story />;
};

const preview: Preview = {
  decorators: [withTheme],
  argTypesEnhancers: [describeControls],
  afterEach: checkContrastInDark,
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Claro', icon: 'sun' },
          { value: 'dark', title: 'Escuro', icon: 'moon' },
          { value: 'system', title: 'O do sistema', icon: 'browser' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    // The tests need no description of what axe found right.
    a11y: { test: 'error', options: inTests ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
    docs: { page: GuidePage, container: ThemedDocs },
    viewport: {
      options: {
        phone: { name: 'Celular (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tall: {
          name: 'Celular alto (390x1100)',
          styles: { width: '390px', height: '1100px' },
          type: 'mobile',
        },
        small: { name: 'Celular pequeno (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        zoomed: {
          name: 'Computador com zoom de 200 % (720)',
          styles: { width: '720px', height: '450px' },
          type: 'desktop',
        },
        desktop: { name: 'Computador (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Comece aqui',
          'Fundamentos',
          ['Cor', 'Tipografia', 'Espaço e forma', 'Movimento', 'Ícones', 'Escrita'],
          'Componentes',
          [
            'Ações',
            'Campos',
            'Imagens',
            'Superfícies',
            'Retorno',
            'Sobreposições',
            'Navegação',
            'Estrutura',
            'Conversa',
            'Marca',
          ],
          'Telas',
          ['Acesso', 'Na moldura', 'Avisos', 'Painel', 'Gerador de criativos', '*'],
          'Mudanças',
        ],
      },
    },
  },
};

export default preview;
