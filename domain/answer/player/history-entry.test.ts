import type { AuditedThing } from '../../port/audit.ts';
import { deeds } from '../audit/deeds.ts';
import { type AuditedEvent, historyEntry } from './history-entry.ts';

const at = '2026-11-20T15:00:00Z';

test.each([
  ['organizer', 'organizer', 'player', 'shown', 'An organizer saw the phone number and how to reach you'],
  ['captain', 'captain link', 'team', 'shown', "The team's captain saw the player on a roster"],
  [
    'visitor',
    'name and phone',
    'player',
    'shown',
    'Somebody with the name and the phone number saw the phone number and how to reach you',
  ],
  [
    'visitor',
    'mailed link',
    'registration',
    'waiver confirmed',
    'Somebody with a link that was emailed to you confirmed the waiver',
  ],
  [
    'family',
    'shown link',
    'registration',
    'waiver signed',
    'Somebody with a link that an organizer was shown signed the waiver',
  ],
  ['organizer', 'organizer', 'player', 'link shown', 'An organizer was shown a link that was written to you'],
  ['family', 'mailed link', 'registration', 'waiver withdrawn', 'Your family withdrew the waiver'],
  ['organizer', 'organizer', 'export', 'players exported', 'An organizer took a list of all players away as a file'],
  ['site', 'nobody', 'player', 'created', 'The site entered the player'],
  ['organizer', 'organizer', 'player', 'something new', 'An organizer did something with the record'],
  [
    'family',
    'name and phone',
    'player',
    'POST /api/players/:id/change-link',
    'Your family asked for the link to change or cancel; it went to your address',
  ],
] satisfies readonly (readonly [string, AuditedEvent['proved'], AuditedEvent['thing'], string, string])[])(
  '%s by %s: %s %s',
  (kind, proved, thing, what, text) => {
    expect(historyEntry({ at, kind, proved, thing, what })).toEqual({ at, by: kind, what, text });
  },
);

const told = (['player', 'registration', 'waiver'] as const satisfies readonly AuditedThing[]).flatMap((thing) =>
  [...Object.keys(deeds[thing]), 'refused', 'not found'].map((what) => ({ thing, what })),
);

test.each(told)('what the office is told of $thing $what has a sentence for the family, in both languages', (event) => {
  const kept = (language: 'en' | 'es') =>
    historyEntry({ at, kind: 'organizer', proved: 'organizer', ...event }, language).text;
  expect(kept('en')).not.toMatch(/something with the record|[:/_]/);
  expect(kept('es')).not.toBe(kept('en'));
  expect(kept('es')).not.toMatch(/An organizer|algo con el registro/);
});
