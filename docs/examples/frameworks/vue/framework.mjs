import vue from '@vitejs/plugin-vue';

export const routes = './src/routes.ts';
export const plugins = [vue()];
