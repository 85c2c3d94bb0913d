import { screenTests } from '@andromeda/remote-kit/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: screenTests });
