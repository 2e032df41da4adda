import { closedReason, type RegistrationWindow } from '../../tournament/registration-window.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** The tournament as the public sees it, and whether it takes registrations now. */
export function publicTournament(tournament: Tournament, window: RegistrationWindow) {
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
    acceptsRegistrations: closedReason(tournament, window) === undefined,
  };
}

export type PublicTournament = ReturnType<typeof publicTournament>;
