import { waiverSigner } from './waiver.ts';
import { waiver } from './waiver-text.ts';

test.each([
  ['an adult signs alone', 2008, 'Marta Park', { signer: 'Ada Park', relationship: 'self' }],
  ['a guardian signs for a player of 17', 2009, 'Marta Park', { signer: 'Marta Park', relationship: 'guardian' }],
  ['a player of 17 without a guardian cannot sign', 2009, null, undefined],
])('%s', (_, birthYear, parentName, signer) => {
  expect(waiverSigner({ name: 'Ada Park', birthYear, parentName }, 2026)).toEqual(signer);
});

test('the waiver has the seven sections of the specification', () => {
  expect(waiver.sections.map(({ title }) => title)).toEqual([
    'Assumption of risk',
    'Release and waiver of liability',
    'Indemnification',
    'Medical authorization',
    'Use of likeness',
    'No guarantee of safety or results',
    'Binding agreement',
  ]);
});
