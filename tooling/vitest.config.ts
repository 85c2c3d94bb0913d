import { defineConfig } from 'vitest/config';
import { vitestLimits } from './waiting.mjs';

export default defineConfig({ test: { ...vitestLimits, include: ['**/*.test.mjs'], environment: 'node' } });
