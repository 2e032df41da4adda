import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { playerFind } from './player-find.ts';

test.each([
  ['name', 'X', 'Player name must be at least 2 characters'],
  ['name', 'x'.repeat(101), 'Player name must be less than 100 characters'],
  ['name', 'Ana Ben Cleo Dan Eve Finn', 'Player name must be one name of at most five words'],
  ['name', 'Ana,Ben,Cleo,Dan,Eve,Finn', 'Player name must be one name of at most five words'],
  ['phone', '555-0101', 'Phone number must be at least 10 digits'],
  ['phone', 'call me later', 'Phone Number must contain only digits, spaces, and common phone symbols'],
])('%s %p is refused: %s', (field, answer, message) => {
  const sought = { name: 'Ada Park', phone: '973-555-0142', [field]: answer };
  expect(complaintsAbout(playerFind, sought, { year: 2026 })).toEqual({ [field]: message });
});

test.each(['María de los Ángeles García López', 'Anna-Maria Sophie van der Berg', "Seán O'Brien", '李小龍'])(
  '%s is one name',
  (name) => {
    expect(complaintsAbout(playerFind, { name, phone: '973-555-0142' }, { year: 2026 })).toEqual({});
  },
);
