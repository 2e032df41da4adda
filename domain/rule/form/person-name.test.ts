import { personName, spokenName } from './person-name.ts';

test.each([
  ['Garza, Lucia', 'Lucia Garza'],
  ['Garza,Lucia', 'Lucia Garza'],
  ['García López, Lucía María', 'Lucía María García López'],
  ['Garza, Lucia, Jr.', 'Lucia Garza Jr.'],
  ['Garza III, Leo', 'Leo Garza III'],
  ['李，明', '明 李'],
  ['Lucia Garza', 'Lucia Garza'],
  ['Lucia Garza, Jr.', 'Lucia Garza, Jr.'],
  ['Garza,', 'Garza,'],
  [', Lucia', ', Lucia'],
  ['Ana Garza, Leo Garza', 'Ana Garza, Leo Garza'],
  ['Ana, Leo, Lucia', 'Ana, Leo, Lucia'],
])('%j is %j', (written, spoken) => {
  expect(spokenName(written)).toBe(spoken);
});

test('a field reads a name in its spoken order, with the limits of a text', () => {
  const field = personName({ label: 'Name', max: [20, 'Name must be less than 50 characters'] });
  expect(field.read('  Garza,  Lucia ', { year: 2026 })).toEqual({ value: 'Lucia Garza' });
  expect(field.read('', { year: 2026 })).toHaveProperty('complaint');
});
