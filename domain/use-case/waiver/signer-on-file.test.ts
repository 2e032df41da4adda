import { aPlayer } from '../../../test/sample/a-player.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { signerOnFile } from './signer-on-file.ts';

const child = aPlayer({ name: 'Ada Park', birthYear: 2014, parentName: 'Mo Park' });
const claimed = { signer: 'Jo Park', relationship: 'parent' } as const;

test.each([
  ['who signed the form', child, claimed, claimed],
  ['the parent of a child', child, null, { signer: 'Mo Park', relationship: 'guardian' }],
  [
    'the parent of a player who turns 18',
    { ...child, birthYear: 2008 },
    null,
    { signer: 'Mo Park', relationship: 'guardian' },
  ],
  ['an adult', { ...child, birthYear: 2007 }, null, { signer: 'Ada Park', relationship: 'self' }],
])('a paper that names no signer is signed by %s', (_, player, before, signer) => {
  expect(signerOnFile(player, before, 2026)).toEqual(signer);
});

test('a paper of a child without a parent on file needs the name of the signer', () => {
  expect(() => signerOnFile({ ...child, parentName: null }, null, 2026)).toThrow(AnswersRefused);
});
