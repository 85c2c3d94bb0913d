{ "extends": "{{kit}}/tsconfig/browser.json", "include": ["src"] }
