{
  "name": "{{name}}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "scripts": {
    "build": "node ../tooling/scripts/build.mjs {{name}}",
    "dev": "node ../tooling/scripts/alone.mjs",
    "contract": "node ../tooling/scripts/contract.mjs {{name}}",
    "release": "node ../tooling/release/main.mjs {{name}}",
    "typecheck": "node ../tooling/scripts/types.mjs {{name}}",
    "test": "vitest run"
  },
  "dependencies": {
    "@andromeda/design-system": "workspace:*",
    "@andromeda/platform": "workspace:*",
    "@tanstack/react-query": "catalog:",
    "react": "catalog:",
    "react-dom": "catalog:"
  },
  "devDependencies": {
    "@andromeda/tooling": "workspace:*",
    "@rspack/cli": "catalog:",
    "@rspack/core": "catalog:",
    "@storybook/react-vite": "catalog:",
    "@testing-library/react": "catalog:",
    "@testing-library/user-event": "catalog:",
    "@types/react": "catalog:",
    "@types/react-dom": "catalog:",
    "happy-dom": "catalog:",
    "typescript": "catalog:",
    "vitest": "catalog:"
  }
}
