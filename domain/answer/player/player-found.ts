import { maskedEmail, maskedPhone } from '../../player/mask.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { PlayerRecord } from './player-record.ts';

/** Nobody registered with this name and phone; said alike for every miss. */
export function noRegistrationFound(): Refusal {
  return new Refusal('not-found', 'No registration found with those details. Please check your name and phone number.');
}

/** What is told of somebody who may be meant: enough to pick the right one, nothing to reach them by. */
type Candidate = Pick<PlayerRecord, 'id' | 'name' | 'teamName' | 'skillLevel' | 'age'>;

/** What is told of the one who is meant: enough to go on without typing it again. */
type Recognised = Candidate &
  Pick<PlayerRecord, 'birthYear' | 'currentClub' | 'league' | 'tournament' | 'email' | 'phone'> & {
    /** The tournaments for which they are registered already. */
    readonly registeredFor: readonly number[];
  };

/** The answer to a returning player's search. */
export interface PlayerFound {
  readonly found: boolean;
  readonly exactMatch: boolean;
  readonly player: Recognised | null;
  readonly players: readonly Candidate[];
}

/** Says who was found: the one who is meant, or those it could be. */
export function playerFound(records: readonly PlayerRecord[], isExact: boolean): PlayerFound {
  const [first] = records;
  return {
    found: records.length > 0,
    exactMatch: isExact,
    player: isExact && first !== undefined ? recognised(first) : null,
    players: isExact ? [] : records.map(candidate),
  };
}

function candidate({ id, name, teamName, skillLevel, age }: PlayerRecord): Candidate {
  return { id, name, teamName, skillLevel, age };
}

function recognised(record: PlayerRecord): Recognised {
  const { birthYear, currentClub, league, tournament, email, phone } = record;
  const maskedOnce = email.includes('____') ? email : maskedEmail(email);
  return {
    ...candidate(record),
    birthYear,
    currentClub,
    league,
    tournament,
    email: maskedOnce,
    phone: maskedPhone(phone),
    registeredFor: record.registrations.map(({ tournamentId }) => tournamentId),
  };
}
