import { type SourceFile, sourceFiles } from './source-files.ts';

const own = 'api/http/whose-address.ts';
const api = sourceFiles('api').filter(({ isTest, path }) => !isTest && path !== own);

const withoutComments = ({ text }: SourceFile) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

const those = (pattern: RegExp) => api.filter((file) => pattern.test(withoutComments(file))).map(({ path }) => path);

test('one file reads whose address a request comes from', () => {
  // Nobody is behind what the product asks itself.
  expect(those(/\bips?\b|remoteAddress|x-forwarded-for|\bnetworkOf\b/)).toEqual(['api/prepared/internal-request.ts']);
});

test('whole addresses are for records, and no limit counts by them', () => {
  expect(those(/\baddressBehind\b/)).toEqual([
    'api/audit/author.ts',
    'api/idempotency/repeated-call.interceptor.ts',
    'api/invitation/invitation.controller.ts',
    'api/registration/registration.controller.ts',
    'api/team/team.controller.ts',
    'api/waiver/waiver.controller.ts',
  ]);
});
