// Two worlds: the rules need nothing, everything else a PostgreSQL.
import { availableParallelism } from 'node:os';

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx: jsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
};

/** Of the API and the rules, tests that need a PostgreSQL get what is built, loaded by Node itself: see as-built.mjs. */
const asBuilt = {
  transform: {
    [`^${import.meta.dirname}/(api|domain|migrations)/(?!.*\\.test\\.ts$).*\\.ts$`]:
      '<rootDir>/test/harness/as-built.mjs',
    '/node_modules/(@nestjs/[\\w-]+/(dist/)?index\\.js|(typeorm|pg/esm)/index\\.mjs)$':
      '<rootDir>/test/harness/as-built.mjs',
    ...shared.transform,
  },
  // Packages of the older kind, which jest would not let be transformed as they are imported.
  moduleNameMapper: { '^(class-transformer|class-validator)$': '<rootDir>/test/harness/node-loaded/$1.mjs' },
  transformIgnorePatterns: ['/node_modules/(?!(@nestjs|typeorm|pg)/)'],
};

const node = { ...shared, testEnvironment: '<rootDir>/test/harness/plain-context.mjs' };

export default {
  // Real servers and processes on a busy machine; jest reads this here alone, not in a project.
  testTimeout: 60_000,
  // Suites wait for letters and locks now and then: half as many again as there are cores leave none idle.
  testSequencer: '<rootDir>/test/harness/longest-first.mjs',
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    {
      ...node,
      displayName: 'domain',
      testMatch: ['<rootDir>/domain/**/*.test.ts'],
      setupFiles: process.env.SOAK ? ['<rootDir>/test/harness/property-runs.ts'] : [],
    },
    {
      ...node,
      displayName: 'sites',
      testMatch: ['<rootDir>/{public-web,admin-web}/**/*.test.{ts,tsx}'],
      moduleNameMapper: { '\\.css$': '<rootDir>/test/harness/class-names.mjs' },
    },
    {
      ...node,
      ...asBuilt,
      displayName: 'api',
      testMatch: ['<rootDir>/{api,migrations,test,load}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/'],
      globalSetup: '<rootDir>/test/harness/start-database.mjs',
      globalTeardown: '<rootDir>/test/harness/stop-database.mjs',
    },
  ],
};
