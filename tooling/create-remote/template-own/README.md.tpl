# {{name}}

{{label}}: a remote of Andrômeda, at `{{path}}`. It is built, tested and released from this repository alone.

| command | what it does |
| --- | --- |
| `npm install` | everything that it needs, Node 24 included |
| `npm run dev` | the screens alone, over believable data, with hot reload |
| `npm run dev -- --against https://…` | inside the running product, with your own account |
| `npm test` | the tests of the screens, and the platform's contract on the sources |
| `npm run build && npm run contract` | the built files against the contract, in Chromium |
| `npm run release -- --preview` | a link that shows it to those who open it |
| `npm run release -- --canary 10` | to 10 % of the users |
| `npx andromeda promote` | to everybody |
| `npx andromeda rollback` | back to what was before |
| `npx andromeda status` | who sees what |

`remote.json` says the paths and the menu entries, `src/routes.tsx` the screens. `src/testing/answers.ts` answers calls that the
platform does not know. A release needs the address of the product and a deploy token, which those who run it make:

```sh
export ANDROMEDA_URL=https://andromeda.example.com
export ANDROMEDA_TOKEN=andromeda_deploy_…
```

`npx andromeda keygen` makes a key that signs each release; those who run the product register its public half, and the private one becomes
the CI's secret `ANDROMEDA_SIGNING_KEY`.

`.github/workflows/release.yml` does the same at every push and ends in a canary.

What the platform promises is in `node_modules/@andromeda/platform/README.md`; the components are in
`node_modules/@andromeda/design-system/README.md`.
