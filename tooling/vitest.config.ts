import { defineConfig } from 'vitest/config';
import { vitestDefaults } from './waiting.mjs';

export default defineConfig({ test: { ...vitestDefaults, include: ['**/*.test.mjs'], environment: 'node' } });
