// By folders: what stands in test/deep or load is run by npm run test:deep, all else by npm test.
import { availableParallelism } from 'node:os';

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      experimental: { keepImportAttributes: true },
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
  // The built product has the package's name as well.
  modulePathIgnorePatterns: ['<rootDir>/dist/package.json'],
};

const withDatabase = {
  globalSetup: '<rootDir>/test/harness/start-database.mjs',
  globalTeardown: '<rootDir>/test/harness/stop-database.mjs',
};

const node = { ...shared, testEnvironment: '<rootDir>/test/harness/plain-context.mjs' };

export default {
  // Far above any test with real servers and processes, on the slowest machine. Jest reads it here only, not in a project.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/test/harness/longest-first.mjs',
  // Suites wait for letters, locks and live streams, hence one more than there are cores. With two more, each is so slow that the product reports it is busy.
  maxWorkers: availableParallelism() + 1,
  // Every suite leaves its modules behind; a worker that is full of them collects garbage more than it tests.
  workerIdleMemoryLimit: '1200MB',
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
      displayName: 'api',
      testMatch: ['<rootDir>/{api,migrations,test}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/(browser|deep)/'],
      ...withDatabase,
    },
    {
      ...node,
      displayName: 'deep',
      testMatch: ['<rootDir>/{test/deep,load}/**/*.test.ts'],
      ...withDatabase,
    },
  ],
};
