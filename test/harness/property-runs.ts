// Set before the tests of the rules by jest.config.mjs in `npm run soak properties`: fast-check's default is a hundred.
import fc from 'fast-check';
import { sizeOf } from './size.ts';

fc.configureGlobal({ numRuns: sizeOf('properties') });
