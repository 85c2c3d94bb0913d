// The import directions of the repository (docs/decisions/001). Front and back meet only in bff/contract.
const apps = '^(shell|mfe-[a-z-]+)/';
const screens = '^(shell|mfe-[a-z-]+|platform|design-system)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-app-imports-another-app',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z-]+)/' },
      to: { path: apps, pathNot: '^$1/' },
    },
    {
      name: 'foundations-import-no-app',
      severity: 'error',
      from: { path: '^(platform|design-system|tooling)/' },
      to: { path: apps },
    },
    {
      name: 'image-engine-stands-alone',
      severity: 'error',
      from: { path: '^image-engine/' },
      to: { path: '^(bff|shell|mfe-[a-z-]+|platform|design-system|bench|e2e|fake-host)/' },
    },
    {
      name: 'only-the-local-adapter-and-the-bench-use-the-image-engine',
      severity: 'error',
      from: { path: '^(?!image-engine/|bench/|bff/src/providers/local/(local-images|image-process/))' },
      to: { path: '^image-engine/', pathNot: '^image-engine/src/repair\\.ts$' },
    },
    {
      name: 'the-image-engine-is-used-by-its-entry',
      severity: 'error',
      from: { path: '^(?!image-engine/)' },
      to: { path: '^image-engine/', pathNot: '^image-engine/src/(index|errors|repair)\\.ts$' },
    },
    {
      name: 'repairs-in-the-browser-are-the-creatives-own',
      severity: 'error',
      from: { path: '^(?!image-engine/|bench/|mfe-creatives/src/features/repair/)' },
      to: { path: '^image-engine/src/repair\\.ts$' },
    },
    {
      // A browser runs it: neither sharp nor Node, and nothing that would import them.
      name: 'the-repair-of-the-image-engine-runs-in-a-browser',
      severity: 'error',
      from: {
        path: '^image-engine/src/(repair\\.ts|photo/repair/(begin-repair|doubtful-border|grow-distance|recut|sketch-stroke|stroke|window)\\.ts|photo/segmentation/(colour-mixture|components|cut-along-edges|lab|masks|max-flow|mixture-parts|two-trees)\\.ts)$',
      },
      to: {
        pathNot:
          '^image-engine/src/photo/(repair/(begin-repair|doubtful-border|grow-distance|recut|sketch-stroke|stroke|window)|segmentation/(colour-mixture|components|cut-along-edges|lab|masks|max-flow|mixture-parts|two-trees))\\.ts$',
      },
    },
    {
      name: 'text-engine-stands-alone',
      severity: 'error',
      from: { path: '^text-engine/' },
      to: { path: '^(bff|image-engine|shell|mfe-[a-z-]+|platform|design-system|bench|e2e|fake-host)/' },
    },
    {
      name: 'only-the-local-adapter-uses-the-text-engine',
      severity: 'error',
      from: { path: '^(?!text-engine/|bff/src/providers/local/local-texts\\.ts$)' },
      to: { path: '^text-engine/' },
    },
    {
      name: 'the-text-engine-is-used-by-its-entry',
      severity: 'error',
      from: { path: '^(?!text-engine/)' },
      to: { path: '^text-engine/', pathNot: '^text-engine/src/index\\.ts$' },
    },
    {
      name: 'what-works-on-photos-knows-no-demonstration',
      severity: 'error',
      from: { path: '^image-engine/src/photo/' },
      to: { path: '^image-engine/src/(demonstration|worker)/' },
    },
    {
      name: 'design-system-stands-alone',
      severity: 'error',
      from: { path: '^design-system/' },
      to: { path: '^(platform|bff)/' },
    },
    {
      name: 'platform-draws-nothing',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^design-system/' },
    },
    {
      // The browser part is data and pure functions; of the rest a screen would carry zod and Hono along.
      name: 'screens-take-values-from-the-browser-part-of-the-contract-alone',
      severity: 'error',
      from: { path: screens },
      to: { path: '^bff/', pathNot: '^bff/contract/browser/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-browser-part-of-the-contract-stands-alone',
      severity: 'error',
      from: { path: '^bff/contract/browser/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^bff/contract/browser/' },
    },
    {
      name: 'screens-know-only-the-contract',
      severity: 'error',
      from: { path: screens },
      to: { path: '^bff/', pathNot: '^bff/contract/' },
    },
    {
      name: 'bff-imports-no-screen',
      severity: 'error',
      from: { path: '^bff/' },
      // The values of the design tokens are data, not a screen.
      to: { path: screens, pathNot: '^design-system/tokens\\.json$' },
    },
    {
      name: 'remotes-take-the-router-from-platform',
      severity: 'error',
      from: { path: '^mfe-[a-z-]+/' },
      to: { path: 'node_modules/react-router' },
    },
    {
      name: 'radix-stays-inside-the-design-system',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z-]+|platform)/' },
      to: { path: 'node_modules/(radix-ui|@radix-ui)/' },
    },
    {
      name: 'a-feature-imports-no-other-feature',
      severity: 'error',
      from: { path: '^((?:shell|mfe-[a-z-]+)/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'an-image-tool-imports-no-other-image-tool',
      severity: 'error',
      from: { path: '^(mfe-creatives/src/tools|bff/src/services/image-tools)/([^/]+)/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
    },
    {
      name: 'a-feature-imports-no-route',
      severity: 'error',
      from: {
        path: '^((?:shell|mfe-[a-z-]+)/src)/features/',
        pathNot: '\\.(test|stories)\\.tsx?$',
      },
      to: { path: '^$1/routes' },
    },
    {
      name: 'routes-call-services-alone',
      severity: 'error',
      from: { path: '^bff/src/routes/', pathNot: '\\.test\\.ts$' },
      to: { path: '^bff/src/(data|providers|embedded|auth)/' },
    },
    {
      name: 'services-know-ports-alone',
      severity: 'error',
      from: { path: '^bff/src/services/', pathNot: '\\.test\\.ts$' },
      to: { path: '^bff/src/(data|providers|embedded|auth|routes|http|pages)/' },
    },
    {
      name: 'adapters-know-ports-alone',
      severity: 'error',
      from: { path: '^bff/src/(data|providers)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^bff/src/(services|container|routes|http|pages|remotes)/' },
    },
    {
      name: 'ports-know-nothing-of-their-adapters',
      severity: 'error',
      from: { path: '^bff/src/ports/' },
      to: { path: '^bff/src/(?!ports/)' },
    },
    {
      name: 'only-the-container-names-implementations',
      severity: 'error',
      from: {
        path: '^bff/src/',
        pathNot: '^bff/src/(container|data|providers|embedded|auth|testing)/|\\.test\\.ts$',
      },
      to: { path: '^bff/src/(data|providers)/' },
    },
    {
      // A process without METRICS_PORT or a collector spends neither time nor memory on them.
      name: 'metrics-and-traces-are-loaded-where-they-are-wanted',
      severity: 'error',
      from: { path: '^bff/src/', pathNot: '^bff/src/(metrics|tracing)/|\\.test\\.ts$' },
      to: {
        path: '^bff/src/(metrics|tracing)/|node_modules/@(prometheus-io|opentelemetry)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      // The database's thread starts before the rest of the product is loaded (docs/decisions/122).
      name: 'the-start-loads-little-before-the-database',
      severity: 'error',
      from: { path: '^bff/src/start\\.ts$' },
      to: {
        path: '^bff/src/(serve-product\\.ts|container/container\\.ts|services|routes|data|providers)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-database-thread-starts-before-anything-is-loaded',
      severity: 'error',
      from: { path: '^bff/src/main\\.ts$' },
      to: { path: '^bff/', pathNot: '^bff/src/embedded/early-thread\\.ts$', dynamic: false },
    },
    {
      name: 'hono-lives-at-the-edge',
      severity: 'error',
      from: { path: '^bff/src/', pathNot: '^bff/src/(routes|http|pages|embedded)/|\\.test\\.ts$' },
      to: { path: 'node_modules/(hono|@hono)/' },
    },
    {
      name: 'supabase-lives-in-data-and-auth',
      severity: 'error',
      from: { path: '^bff/src/', pathNot: '^bff/src/(data|auth|embedded)/|\\.test\\.ts$' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'only-the-shell-speaks-to-supabase',
      severity: 'error',
      from: { path: '^(mfe-[a-z-]+|platform|design-system)/' },
      to: { path: 'node_modules/@supabase/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|\\.data[^/]*)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tooling/tsconfig/browser.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
