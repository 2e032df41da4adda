import { type PublicCallOff, publicCallOff } from '../../rule/tournament/call-off.ts';
import { placesLeft } from '../../rule/tournament/places-left.ts';
import { type Prices, pricesNow } from '../../rule/tournament/prices.ts';
import { closedReason, type RegistrationWindow } from '../../rule/tournament/registration-window.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';

/** Tournament as the public sees it, with whether it takes registrations now: these fields and nothing else. */
export interface PublicTournament
  extends Pick<
      Tournament,
      | 'id'
      | 'name'
      | 'date'
      | 'firstDay'
      | 'ageGroup'
      | 'location'
      | 'status'
      | 'maxTeams'
      | 'registrationDeadline'
      | 'registrationOpen'
      | 'visible'
      | 'isDividedByAge'
      | 'ageYear'
      | 'asks'
    >,
    Prices {
  /** What families are told where it is called off or postponed. */
  readonly callOff: PublicCallOff | null;
  readonly acceptsRegistrations: boolean;
  /** Number of places left for teams, if 5 or fewer; at 0 a new team waits for one. */
  readonly placesLeft: number | null;
}

/** Returns the public view of a tournament. */
export function publicTournament(tournament: Tournament, window: RegistrationWindow): PublicTournament {
  const { id, name, date, ageGroup, location, status, maxTeams, registrationDeadline, registrationOpen, visible } =
    tournament;
  return {
    id,
    name,
    date,
    firstDay: tournament.firstDay,
    ageGroup,
    location,
    status,
    maxTeams,
    registrationDeadline,
    registrationOpen,
    visible,
    isDividedByAge: tournament.isDividedByAge,
    ageYear: tournament.ageYear,
    asks: tournament.asks,
    callOff: publicCallOff(tournament, window.now),
    ...pricesNow(tournament, window.now),
    acceptsRegistrations: closedReason(tournament, window) === undefined,
    placesLeft: placesLeft(tournament),
  };
}
