import { complaintsAbout } from '../../../test/sample/remarks.ts';
import { playerLookup } from './player-lookup.ts';

test.each([
  [{ phone: '973-555-0142' }, { name: 'Name is required' }],
  [{ name: 'Ada Park' }, { phone: 'Phone number is required' }],
  [{ name: 'Ada Park', phone: '  ' }, { phone: 'Phone number is required' }],
  [{ name: 'Ada Park', phone: '555' }, { phone: 'Phone number must be at least 10 digits' }],
  [{}, { name: 'Name is required', phone: 'Phone number is required' }],
  [{ name: 'Ada Park', phone: '973-555-0142' }, {}],
  [{ name: 'Ada Park', phone: '973-555-0142', birthYear: '2014' }, {}],
  [
    { name: 'Ada Park', phone: '973-555-0142', birthYear: '14' },
    { birthYear: 'Birth Year must be between 1950 and 2021' },
  ],
])('a search for %j is answered with %j', (sought, complaints) => {
  expect(complaintsAbout(playerLookup, sought, { year: 2026 })).toEqual(complaints);
});
