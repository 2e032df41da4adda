import type { PlayerFound } from '../../domain/answer/player/player-found.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { playerFind } from '../../domain/use-case/player/player-find.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { send } from '../transport/call.ts';

/** Possible match of a search. */
export type Candidate = PlayerFound['players'][number];

/** Player whose record is loaded: recognised at once, or picked among several. */
export type PlayerOnFile = Candidate | NonNullable<PlayerFound['player']>;

/** Finds the players that the name and phone in the form may mean. */
export function findPlayer(values: FormValues): Promise<PlayerFound> {
  return send('POST', '/api/players/find', acceptAnswers(playerFind, values, circumstancesNow()));
}
