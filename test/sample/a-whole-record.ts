import type { WholeRecord } from '../../domain/answer/player/whole-record.ts';

/** Everything that is kept about a child who is registered for nothing. */
export function aWholeRecord(different: Partial<WholeRecord> = {}): WholeRecord {
  return {
    id: 3,
    player: {
      name: 'Ada Park',
      birthYear: 2017,
      email: 'ada@family.example',
      phone: '201-555-0101',
      skillLevel: 'Here to Play',
      currentClub: 'None',
      league: null,
      shirtSize: null,
      parentName: 'Pat',
      parentEmail: 'pat@family.example',
      parentPhone: null,
      language: 'en',
      onFileSince: '2026-11-20T15:00:00Z',
    },
    registrations: [],
    captainOf: [],
    joinRequests: [],
    interests: [],
    invitations: [],
    goals: 4,
    letters: [],
    history: [],
    notice: [],
    ...different,
  };
}
