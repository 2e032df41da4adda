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
  ['family', 'name and phone', 'player', 'POST /api/players/:id/contact-code', 'Your family had a code emailed to you'],
] satisfies readonly (readonly [string, AuditedEvent['proved'], AuditedEvent['thing'], string, string])[])(
  '%s by %s: %s %s',
  (kind, proved, thing, what, text) => {
    expect(historyEntry({ at, kind, proved, thing, what })).toEqual({ at, by: kind, what, text });
  },
);
