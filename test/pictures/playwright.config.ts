import base from '../../playwright.config.ts';

export default {
  ...base,
  testDir: '.',
  testMatch: 'readme.ts',
  globalSetup: '../browser/start-product.ts',
  outputDir: '../../test-results/journeys',
};
