import type { WebhookEvent } from '../../rule/webhook/webhook.ts';

/** Type of an event's field; with a question mark it may be null. */
export type EventFieldType = 'integer' | 'integer?' | 'integers?' | 'yes or no' | 'text' | 'text?';

type ToldFields = Readonly<Record<string, EventFieldType>>;

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

/** Fields of each event, besides its type and time: numbers and states, no names and no contacts. */
export const eventFields: Readonly<Record<WebhookEvent, ToldFields>> = {
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
  // A shoot-out has a score for each team; a forfeit names the teams that forfeited, and whether they withdrew.
  // A void result counts for nothing.
  'result.final': {
    ...score,
    winnerId: 'integer?',
    team1Shootout: 'integer?',
    team2Shootout: 'integer?',
    forfeitedBy: 'integers?',
    isWithdrawal: 'yes or no',
    isAbandoned: 'yes or no',
    isVoid: 'yes or no',
  },
};
