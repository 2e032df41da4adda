import { maskedEmail, maskedPhone } from '../../rule/player/mask.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { PlayerRecord } from './player-record.ts';

/** Refusal when no registration matches name and phone; every miss gets the same text. */
export function noRegistrationFound(): Refusal {
  return new Refusal('not-found', 'No registration found with those details. Please check your name and phone number.');
}

/** Possible match: enough data to pick the right player, no contact details. */
type Candidate = Pick<PlayerRecord, 'id' | 'name' | 'teamName' | 'skillLevel' | 'age'>;

/** Recognised player: enough data to continue without typing it again. */
type Recognised = Candidate &
  Pick<PlayerRecord, 'birthYear' | 'currentClub' | 'league' | 'tournament' | 'email' | 'phone'> & {
    /** Ids of the tournaments that they are registered for already. */
    readonly registeredFor: readonly number[];
    /** Ids of those in which they are on a team, so that they come onto no other. */
    readonly onTeamIn: readonly number[];
  };

/** Result of a returning player's search. */
export interface PlayerFound {
  readonly found: boolean;
  readonly exactMatch: boolean;
  readonly player: Recognised | null;
  readonly players: readonly Candidate[];
}

/** Returns the result of a search: the exact match, or the possible ones. */
export function playerFound(records: readonly PlayerRecord[], isExact: boolean): PlayerFound {
  const [first] = records;
  return {
    found: records.length > 0,
    exactMatch: isExact,
    player: isExact && first !== undefined ? recognised(first) : null,
    players: isExact ? [] : records.map(candidate),
  };
}

/** The team is the last one: whoever is registered alone by now may still come back with it. */
function candidate({ id, name, teamName, skillLevel, age, registrations }: PlayerRecord): Candidate {
  const last = registrations.find((one) => one.teamName !== null);
  return { id, name, teamName: teamName ?? last?.teamName ?? null, skillLevel, age };
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
    onTeamIn: record.registrations.flatMap(({ tournamentId, teamId }) => (teamId === null ? [] : tournamentId)),
  };
}
