import { defineConfig } from "oxlint";

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "promise", "react", "jsx-a11y", "vitest"],
  jsPlugins: ["./scripts/lint/house-plugin.ts"],
  options: { typeAware: true, reportUnusedDisableDirectives: "error", denyWarnings: true },
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  // What tools/ imports is installed only where it is needed.
  ignorePatterns: ["**/dist/**", "**/testdata/**", "tools/**"],
  rules: {
    "house/directions": "error",
    "house/sql-in-stores": "error",
    "house/compares-something": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "max-lines": ["error", { max: 400 }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],

    eqeqeq: "error",
    "no-console": "error",
    "no-var": "error",
    "prefer-const": "error",
    "unicorn/prefer-node-protocol": "error",
    "promise/param-names": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-deprecated": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/restrict-template-expressions": [
      "error",
      { allowAny: false, allowBoolean: true, allowNever: true, allowNullish: false, allowNumber: true },
    ],
    "typescript/return-await": ["error", "error-handling-correctness-only"],
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect*", "fc.assert"] }],

    // One thing after another is often the point: migrations, batches, retries, reading a stream.
    "no-await-in-loop": "off",
    // Generic code at a checked boundary needs casts that no type guard can express.
    "typescript/no-unsafe-type-assertion": "off",
    // The compiler's noImplicitReturns says the same and knows when a switch is exhaustive.
    "typescript/consistent-return": "off",
    // Not worth their clutter in lists of ten.
    "oxc/no-map-spread": "off",
    "unicorn/prefer-set-has": "off",
    // Meant for Express 4; Fastify awaits its handlers.
    "oxc/no-async-endpoint-handlers": "off",
    // A worker's postMessage has no origin.
    "unicorn/require-post-message-target-origin": "off",
    // Objects come from factories and know no `this`.
    "typescript/unbound-method": "off",
    "promise/always-return": "off",
    // Names that a build defines, such as __LOCALES__.
    "no-underscore-dangle": "off",
    // role="status" says more than <output>.
    "jsx-a11y/prefer-tag-over-role": "off",
    // A page may show what time it is, and an effect may run because something else changed.
    "react/purity": "off",
    "react/exhaustive-effect-dependencies": "off",
    // The JSX runtime is automatic.
    "react/react-in-jsx-scope": "off",
    // `import pg from "pg"` and `fc.property` are how those packages are meant to be used.
    "import/no-named-as-default": "off",
    "import/no-named-as-default-member": "off",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css", "i18next"] }],
    "unicorn/consistent-function-scoping": ["error", { checkArrowFunctions: false }],
  },
  overrides: [
    { files: ["scripts/**", "bench/**", "e2e/**"], rules: { "no-console": "off" } },
    {
      files: [
        "*.config.ts",
        "apps/web/vite.config.ts",
        "scripts/lint/house-plugin.ts",
        "**/test/global-setup.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "**/test/**", "e2e/**"],
      rules: { "max-lines": "off" },
    },
    {
      // Written by a script.
      files: ["packages/client/src/operations.ts"],
      rules: { "max-lines": "off" },
    },
    {
      // Playwright reads from the pattern which fixtures one needs, also when it needs none.
      files: ["e2e/**"],
      rules: { "no-empty-pattern": "off" },
    },
  ],
});
