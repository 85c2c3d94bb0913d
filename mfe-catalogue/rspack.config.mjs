import { defineApp, folderOf } from '@andromeda/tooling/rspack';

export default defineApp({ root: folderOf(import.meta.url), kind: 'remote', port: 3116 });
