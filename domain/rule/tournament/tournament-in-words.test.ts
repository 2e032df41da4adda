import type { Tournament } from './tournament.ts';
import { tournamentInWords } from './tournament-in-words.ts';

type Named = Pick<Tournament, 'name' | 'status' | 'visible' | 'isDividedByAge'>;

const fall: Named = { name: 'Fall Cup', status: 'upcoming', visible: true, isDividedByAge: true };
const july: Named = { name: '3V3 July Cup 2025', status: 'upcoming', visible: false, isDividedByAge: false };
const played: Named = { name: 'Spring Cup', status: 'completed', visible: true, isDividedByAge: false };
const put: Named = { name: 'Old Cup', status: 'completed', visible: false, isDividedByAge: false };
const twin: Named = { ...fall, name: 'FALL  cup', isDividedByAge: false };

test.each<[string, readonly Named[], Named | undefined]>([
  ['Fall Cup', [fall, july], fall],
  [' fall cup ', [fall, july], fall],
  ['Fall Cup (U10-U12)', [fall, july], fall],
  ['July 27', [fall, july], july],
  ['July 27', [july, { ...fall, name: 'July 27' }], { ...fall, name: 'July 27' }],
  ['Spring Cup', [played], played],
  ['Spring Cup (U10-U12)', [played], undefined],
  ['Old Cup', [put], undefined],
  ['Winter Cup', [fall, july, played, put], undefined],
  ['Fall Cup', [fall, twin], undefined],
])('%j names one visible or upcoming tournament, or none', (label, tournaments, named) => {
  expect(tournamentInWords(tournaments, label)).toEqual(named);
});
