import { auditedThings } from '../../port/audit.ts';
import { type AuditNames, type AuditSentenceParts, auditSentence } from './audit-sentence.ts';
import { deeds } from './deeds.ts';

const nobody: AuditNames = {
  subject: null,
  family: null,
  captainOf: null,
  team: null,
  fromTeam: null,
  player: null,
  captain: null,
  tournament: null,
  fromTournament: null,
  toTournament: null,
};

const entry = (
  told: Partial<Omit<AuditSentenceParts, 'names'>> & { readonly names?: Partial<AuditNames> },
): AuditSentenceParts => ({
  who: 'kit',
  thing: 'team',
  recordId: 12,
  what: 'edited',
  from: null,
  to: null,
  ...told,
  names: { ...nobody, ...told.names },
});

test.each([
  [
    'kit moved Union City Ultras from U10-U12 to U13-U15',
    { from: { ageBracket: 'U10-U12' }, to: { ageBracket: 'U13-U15' }, names: { subject: 'Union City Ultras' } },
  ],
  ['kit renamed Ultras to Union City Ultras', { from: { name: 'Ultras' }, to: { name: 'Union City Ultras' } }],
  [
    'kit changed max teams of Fall Cup from 8 to 16',
    { thing: 'tournament', from: { maxTeams: 8 }, to: { maxTeams: 16 }, names: { subject: 'Fall Cup' } },
  ],
  [
    'kit changed registration open of Fall Cup from yes to no',
    {
      thing: 'tournament',
      what: 'switched',
      from: { registrationOpen: true },
      to: { registrationOpen: false },
      names: { subject: 'Fall Cup' },
    },
  ],
  [
    'kit changed name, date, location, max teams and 1 more of Fall Cup',
    {
      thing: 'tournament',
      to: { name: 'x', date: 'x', location: 'x', maxTeams: 1, isTest: true },
      names: { subject: 'Fall Cup' },
    },
  ],
  ['kit changed the settings of the site', { thing: 'site', recordId: 1, from: { feeCents: 4000 } }],
  [
    'kit changed parent email of Ana Rivera',
    { thing: 'player', from: { parentEmail: 'a@b.c' }, to: { parentEmail: 'd@e.f' }, names: { subject: 'Ana Rivera' } },
  ],
  [
    'kit marked Ana Rivera as paid for Fall Cup',
    { thing: 'registration', what: 'payment paid', names: { subject: 'Ana Rivera', tournament: 'Fall Cup' } },
  ],
  [
    'kit put Ana Rivera on Ultras',
    { thing: 'registration', what: 'put on a roster', names: { subject: 'Ana Rivera', team: 'Ultras' } },
  ],
  [
    'kit made Ana Rivera the captain of Ultras',
    { what: 'captain assigned', names: { subject: 'Ultras', captain: 'Ana Rivera' } },
  ],
  [
    'the family of Ana Rivera moved Ana Rivera from Fall Cup to Winter Cup',
    {
      who: 'family of player 4',
      thing: 'player',
      what: 'moved by the family',
      names: { family: 'Ana Rivera', subject: 'Ana Rivera', tournament: 'Fall Cup', toTournament: 'Winter Cup' },
    },
  ],
  [
    'the captain of Ultras sent invitations to Ultras',
    { who: 'captain of team 12', what: 'invitations sent', names: { captainOf: 'Ultras', subject: 'Ultras' } },
  ],
  [
    'kit looked at 25 players with contacts',
    { thing: 'player', recordId: null, what: 'shown', to: { rows: 25, ids: [] } },
  ],
  ['kit looked at 1 player with contacts', { thing: 'player', recordId: null, what: 'shown', to: { rows: 1 } }],
  ['kit looked at the contact of Ana Rivera', { thing: 'player', what: 'shown', names: { subject: 'Ana Rivera' } }],
  [
    'kit took the list of tournament registrations out as a file',
    { thing: 'export', what: 'tournament-registrations exported' },
  ],
  [
    'family of player 4 erased player 4',
    { who: 'family of player 4', thing: 'player', recordId: 4, what: 'erased by the family' },
  ],
  ['kit deleted the team Ultras', { what: 'deleted', from: { name: 'Ultras' } }],
  [
    'somebody was refused POST /api/admin/login (401, 5 times)',
    {
      who: 'somebody',
      thing: 'session',
      what: 'refused',
      to: { call: 'POST /api/admin/login', status: 401, times: 5 },
    },
  ],
  ['kit called PUT /api/admin/teams/:id about team 12', { what: 'PUT /api/admin/teams/:id' }],
  ['kit noted “painted blue” about Ultras', { what: 'painted blue', names: { subject: 'Ultras' } }],
] as const)('%s', (sentence, told) => {
  expect(auditSentence(entry(told))).toBe(sentence);
});

test('every deed is a sentence with nothing left open, with all names and with none', () => {
  const all = Object.fromEntries(Object.keys(nobody).map((name) => [name, `<${name}>`]));
  for (const thing of auditedThings)
    for (const what of Object.keys(deeds[thing])) {
      const told = { thing, what, from: { name: 'A' }, to: { name: 'B' } };
      for (const names of [nobody, { ...nobody, ...all }]) {
        const sentence = auditSentence(entry({ ...told, names }));
        expect(sentence).toMatch(/ \w+/);
        expect(sentence).not.toMatch(/[{}]|undefined|null|noted “/);
      }
    }
});
