import { waiverSigner } from './waiver.ts';
import { waiverIn } from './waiver-in.ts';
import { waiver } from './waiver-text.ts';

test.each([
  ['an adult signs alone', 2007, 'Marta Park', { signer: 'Ada Park', relationship: 'self' }],
  [
    'a guardian signs for a player who turns 18',
    2008,
    'Marta Park',
    { signer: 'Marta Park', relationship: 'guardian' },
  ],
  ['a player who turns 18 without a guardian cannot sign in the form', 2008, null, undefined],
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

test('the waiver has the same sections of the same version in every language, each in its own words', () => {
  const { en, es } = waiverIn;
  expect(es.version).toBe(en.version);
  expect(es.sections.map(({ title }) => title)).toEqual([
    'Aceptación de los riesgos',
    'Exención de responsabilidad y renuncia a reclamos',
    'Indemnización',
    'Autorización médica',
    'Uso de la imagen',
    'Sin garantía de seguridad ni de resultados',
    'Acuerdo vinculante',
  ]);
  const sentences = (text: string) => text.split(/[.:] /).length;
  es.sections.forEach(({ text }, at) => {
    expect(text).not.toBe(en.sections[at]?.text);
    expect(sentences(text)).toBe(sentences(en.sections[at]?.text ?? ''));
  });
});
