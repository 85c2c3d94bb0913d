{
  "name": "{{name}}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "scripts": {
    "dev": "andromeda dev",
    "build": "andromeda build",
    "contract": "andromeda contract",
    "release": "andromeda release",
    "typecheck": "tsc --noEmit",
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
    "@andromeda/remote-kit": "workspace:*",
    "@testing-library/dom": "^10.4.1",
    "@testing-library/react": "catalog:",
    "@testing-library/user-event": "catalog:",
    "@types/react": "catalog:",
    "@types/react-dom": "catalog:",
    "happy-dom": "catalog:",
    "node": "catalog:",
    "typescript": "catalog:",
    "vitest": "catalog:"
  },
  "allowScripts": { "node": true }
}
