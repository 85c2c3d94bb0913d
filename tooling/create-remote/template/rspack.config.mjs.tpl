import { defineApp, folderOf } from '{{kit}}/rspack';

export default defineApp({ root: folderOf(import.meta.url), kind: 'remote', port: {{port}} });
