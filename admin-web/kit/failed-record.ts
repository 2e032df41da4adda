/** Returns the title of a failed fetch of one record. */
export const failedRecord = (resource: string | undefined): string =>
  `Failed to fetch ${words[resource ?? ''] ?? 'the record'}`;

const words: Readonly<Record<string, string>> = {
  games: 'game details',
  messages: 'the message',
  players: 'the player',
  teams: 'the team',
  'tournament-registrations': 'the registration',
  tournaments: 'the tournament',
};
