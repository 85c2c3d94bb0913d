# Ends in a canary: 10 % of the users see what was pushed, and `npx andromeda promote` shows it to all.
# The repository needs the variable ANDROMEDA_URL and the secret ANDROMEDA_TOKEN, a deploy token for {{name}}.
name: release
on:
  push:
    branches: [main]
concurrency: release
jobs:
  release:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm test
      - run: npx playwright install --with-deps --only-shell chromium
      - run: npm run release -- --canary 10
        env:
          ANDROMEDA_URL: ${{ vars.ANDROMEDA_URL }}
          ANDROMEDA_TOKEN: ${{ secrets.ANDROMEDA_TOKEN }}
          # Only where the remote has a signing key (npx andromeda keygen); without the secret it is empty.
          ANDROMEDA_SIGNING_KEY: ${{ secrets.ANDROMEDA_SIGNING_KEY }}
