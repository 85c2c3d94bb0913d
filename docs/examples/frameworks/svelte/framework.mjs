import { svelte } from '@sveltejs/vite-plugin-svelte';

export const routes = './src/routes.ts';
export const plugins = [svelte()];
