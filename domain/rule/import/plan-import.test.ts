import { aPlayer } from '../../../test/sample/a-player.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { alike, aRow, importCup, person, phoneOf, told } from '../../../test/sample/an-import-row.ts';
import { spokenRemarks } from '../form/form.ts';
import { captainedBy, noCaptain } from '../team/captain.ts';
import type { Entry } from './entry.ts';
import type { OnFile } from './on-file.ts';
import { planImport } from './plan-import.ts';

const nobody: OnFile = { people: [], teams: [], registrations: [] };

const planned = (entries: readonly Entry[], onFile: OnFile = nobody) =>
  planImport(entries, { tournament: importCup, onFile, year: 2026 });

const complaints = (entries: readonly Entry[], onFile?: OnFile) =>
  planned(entries, onFile).complaints.map(({ remarks }) => spokenRemarks(remarks));

const becomes = (entries: readonly Entry[], onFile?: OnFile) =>
  planned(entries, onFile).outcomes.map((one) => `${one.team} ${one.player} ${one.registration}`);

const ultras = {
  ...aTeam({ id: 7, tournamentId: 1, name: 'Ultras', ageBracket: 'U10-U12', ...noCaptain }),
  isActive: true,
};
const ada = aPlayer({ id: 70, name: 'Ada', phone: phoneOf('Ada'), birthYear: 2015 });
const there: OnFile = {
  people: [ada],
  teams: [{ team: ultras, roster: [{ id: 70, name: 'Ada', birthYear: 2015 }] }],
  registrations: [],
};

test.each([
  [
    'a team and its players are new, once each',
    [aRow('Bea', 2015, 'Comets'), aRow('Cal', 2015, 'COMETS')],
    nobody,
    ['new new new', 'there new new'],
  ],
  ['a row for a team alone makes the team', [aRow(null, null, 'Comets')], nobody, ['new null null']],
  ['a row without a team is a free agent', [aRow('Bea', 2015, null)], nobody, ['null new new']],
  ['whoever is there already stays as they are', [aRow('ada', 2015, 'ultras')], there, ['there there there']],
  ['a person on file is registered', [aRow('Ada', 2015, null)], { ...nobody, people: [ada] }, ['null there new']],
  ['a namesake born in another year is somebody else', [aRow('Ada', 2014, null)], there, ['null new new']],
  [
    'without a phone somebody is known on the roster alone',
    [
      aRow('Ada', 2015, 'Ultras', { person: { ...person('Ada', 2015), phone: '' } }),
      aRow('Ada', 2015, null, { person: { ...person('Ada', 2015), phone: '' } }),
    ],
    there,
    ['there there there', 'null new new'],
  ],
] as const)('%s', (_, entries, onFile, expected) => {
  expect(becomes(entries, onFile)).toEqual(expected);
});

test.each([
  [
    'the same player in two rows',
    [aRow('Bea', 2015, 'Comets'), aRow('bea', 2015, 'Comets')],
    nobody,
    [{ name: expect.stringMatching(/^Row \d+ has the same player$/) }],
  ],
  [
    'somebody who plays for another team',
    [aRow('Ada', 2015, 'Comets')],
    there,
    [{ name: 'Ada is already registered for this tournament with Ultras' }],
  ],
  [
    'somebody too old for the team',
    [aRow('Bea', 2012, 'Ultras')],
    there,
    [{ birthYear: 'Bea is 14, too old for Ultras in U10-U12' }],
  ],
  [
    'somebody two years too young',
    [aRow('Bea', 2018, 'Ultras')],
    there,
    [{ birthYear: 'Bea is 8, too young for Ultras in U10-U12' }],
  ],
  [
    'the third who would play up',
    [aRow('Bea', 2017, 'Ultras'), aRow('Cal', 2017, 'Ultras'), aRow('Dan', 2017, 'Ultras')],
    there,
    [
      {
        birthYear: 'Dan is 9, a year younger than Ultras in U10-U12, and 2 younger players are on this roster already',
      },
    ],
  ],
  [
    'a sixth player',
    ['B', 'C', 'D', 'E', 'F'].map((name) => aRow(name, 2015, 'Ultras')),
    there,
    [{ team: 'This team is full' }],
  ],
  [
    'another bracket than the team’s',
    [aRow('Bea', 2015, 'Ultras', { ageBracket: 'U13-U15' })],
    there,
    [{ ageBracket: 'Ultras plays in U10-U12' }],
  ],
  [
    'a team that was taken out',
    [aRow('Bea', 2015, 'Ultras')],
    { ...there, teams: [{ team: { ...ultras, isActive: false }, roster: [] }] },
    [{ team: 'Ultras is withdrawn' }],
  ],
  [
    'two captains',
    [aRow('Bea', 2015, 'Comets', { isCaptain: true }), aRow('Cal', 2015, 'Comets', { isCaptain: true })],
    nobody,
    [{ captain: 'Bea leads Comets already' }],
  ],
  [
    'a captain beside the one on file',
    [aRow('Bea', 2015, 'Ultras', { isCaptain: true })],
    { ...there, teams: [{ team: { ...ultras, ...captainedBy(ada) }, roster: [ada] }] },
    [{ captain: 'Ultras is on file: assign its captain on the list of teams' }],
  ],
] as const)('%s is complained about, and nothing else', (_, entries, onFile, expected) => {
  expect(complaints(entries, onFile)).toEqual(expected);
});

test('two rows of one name and year without a phone are one player, known on file as well', () => {
  const bare = (team: string | null) => aRow('Ada', 2015, team, { person: { ...person('Ada', 2015), phone: '' } });
  expect(planned([bare(null), bare(null)]).complaints).toHaveLength(1);
  const onFile = { ...nobody, people: [{ ...ada, phone: '' }] };
  expect(becomes([bare('Comets')], onFile)).toEqual(['new there new']);
});

test('somebody behind the letters of another alphabet is who is on file, stands above, or was named as the captain', () => {
  const cyrillic = '\u0410d\u0430';
  expect(becomes([alike(cyrillic, 'Ultras')], there)).toEqual(['there there there']);
  expect(becomes([alike(cyrillic, 'Ultras', '')], there)).toEqual(['there there there']);
  expect(complaints([alike('Ada', 'Comets'), alike(cyrillic, 'Comets')])).toEqual([
    { name: expect.stringMatching(/^Row \d+ has the same player$/) },
  ]);
  const led = { team: told('Comets', { captainName: cyrillic }) };
  const { teams } = planned([aRow('Bea', 2015, 'Comets', led), alike('Ada', 'Comets')]);
  expect(teams[0]?.captain?.newcomer.name).toBe('Ada');
});

test('two children of one phone and year whose plain names look alike are two', () => {
  const one = alike('Ian', 'Comets', phoneOf('Ian'));
  const other = alike('Lan', 'Comets', phoneOf('Ian'));
  const ian = aPlayer({ id: 71, name: 'Ian', phone: phoneOf('Ian'), birthYear: 2015 });
  expect(becomes([one, other])).toEqual(['new new new', 'there new new']);
  expect(becomes([other, one], { ...nobody, people: [ian] })).toEqual(['new new new', 'there there new']);
});

test('a new team that looks like one on file or of another row is asked about', () => {
  const said = (name: string, other: string) => ({
    team: `${name} looks like ${other}: write both the same, or choose another name`,
  });
  expect(complaints([aRow('Bo', 2015, 'U1tras')], there)).toEqual([said('U1tras', 'Ultras')]);
  expect(complaints([aRow('Bo', 2015, 'ULTRAS')], there)).toEqual([]);
  expect(complaints([aRow('Bo', 2015, 'Owls'), aRow('Cy', 2015, '\u041Ewls'), aRow('Di', 2015, 'owls')])).toEqual([
    said('\u041Ewls', 'Owls'),
  ]);
});

test('teams beyond the places of a tournament come to the waiting list', () => {
  const { teams } = planned(['A', 'B', 'C'].map((name) => aRow(null, null, name)));
  expect(teams.map(({ isWaiting }) => isWaiting)).toEqual([false, false, true]);
});

test.each([
  ['whom the table marks', [aRow('Bea', 2015, 'Comets'), aRow('Cal', 2015, 'Comets', { isCaptain: true })], 'Cal'],
  [
    'whom it names and has on the roster',
    [aRow('Bea', 2015, 'Comets', { team: told('Comets', { captainName: 'CAL' }) }), aRow('Cal', 2015, 'Comets')],
    'Cal',
  ],
  [
    'nobody, where it names somebody else',
    [aRow('Bea', 2015, 'Comets', { member: 1, team: told('Comets', { captainName: 'Coach Kim' }) })],
    undefined,
  ],
  ['nobody, where rows of players say nothing', [aRow('Bea', 2015, 'Comets')], undefined],
  [
    'the first of a row with a whole team',
    [aRow('Bea', 2015, 'Comets', { member: 1 }), aRow('Cal', 2015, 'Comets', { member: 2 })],
    'Bea',
  ],
] as const)('a new team is led by %s', (_, entries, captain) => {
  expect(planned(entries).teams[0]?.captain?.newcomer.name).toBe(captain);
});

test('a free agent of a divided tournament is in the bracket of the age, a player in that of the team', () => {
  const { registrations } = planned([aRow('Bea', 2013, null), aRow('Cal', 2017, 'Ultras')], there);
  expect(registrations.map(({ ageBracket }) => ageBracket)).toEqual(['U13-U15', 'U10-U12']);
});
