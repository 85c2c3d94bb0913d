import { addons } from 'storybook/manager-api';
import { chrome } from './theme.ts';

addons.setConfig({ theme: chrome, sidebar: { showRoots: true } });
