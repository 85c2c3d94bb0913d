{ "extends": "@andromeda/tooling/tsconfig/browser.json", "include": ["src", "backend"] }
