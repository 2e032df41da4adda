import type { WebhookEvent } from '../../webhook/webhook.ts';

/** What a field of an event holds; with a question mark it may be null. */
export type ToldField = 'integer' | 'integer?' | 'integers?' | 'yes or no' | 'text' | 'text?';

type ToldFields = Readonly<Record<string, ToldField>>;

const score: ToldFields = {
  gameId: 'integer',
  tournamentId: 'integer?',
  team1Id: 'integer?',
  team2Id: 'integer?',
  team1Score: 'integer',
  team2Score: 'integer',
  status: 'text',
  change: 'text',
};

/** What each event says, beside its type and when it happened: numbers and states, no names and no contacts. */
export const toldFields: Readonly<Record<WebhookEvent, ToldFields>> = {
  'registration.made': {
    registrationId: 'integer',
    tournamentId: 'integer',
    teamId: 'integer?',
    ageBracket: 'text?',
    paymentStatus: 'text',
  },
  'payment.recorded': {
    registrationId: 'integer',
    tournamentId: 'integer',
    paymentStatus: 'text',
    paymentMethod: 'text?',
    amountCents: 'integer',
  },
  'timetable.published': { tournamentId: 'integer', version: 'integer' },
  'score.changed': score,
  // A shoot-out has a score for each team; of a forfeit the teams that gave the game away are named, and whether they withdrew.
  'result.final': {
    ...score,
    winnerId: 'integer?',
    team1Shootout: 'integer?',
    team2Shootout: 'integer?',
    forfeitedBy: 'integers?',
    isWithdrawal: 'yes or no',
  },
};
