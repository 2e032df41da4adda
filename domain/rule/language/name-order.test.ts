import { nameOrder } from './name-order.ts';

const sorted = (language: 'en' | 'es', ...names: readonly string[]) =>
  names
    .map((name) => ({ name }))
    .toSorted(nameOrder[language])
    .map(({ name }) => name);

test('names stand as people look for them, whatever their case and accents', () => {
  expect(sorted('en', 'Zebras', 'Éva', 'adam', 'Delacroix')).toEqual(['adam', 'Delacroix', 'Éva', 'Zebras']);
});

test('numbers count', () => {
  expect(sorted('en', 'Rovers 10', 'Rovers 2')).toEqual(['Rovers 2', 'Rovers 10']);
});

test('in Spanish ñ comes after n', () => {
  expect(sorted('es', 'Ñandúes', 'Nubes', 'Ocelotes')).toEqual(['Nubes', 'Ñandúes', 'Ocelotes']);
});
