import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { decidingAge, tooOldSentence } from '../../registration/age.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import { isOver, type Tournament } from '../../tournament/tournament.ts';
import { refuseMisfitOnForm } from '../entry/roster-fit.ts';

type YearPorts = Needs<'registrations' | 'tournaments' | 'clock'>;

/** Refuses a birth year with which a player would not fit a division or a roster that they are registered for. */
export async function refuseMisfitYear(ports: YearPorts, player: Player): Promise<void> {
  const now = ports.clock.now();
  for (const registration of await ports.registrations.ofPlayer(player.id)) {
    const tournament = await ports.tournaments.find(registration.tournamentId);
    if (tournament !== undefined && !isOver(tournament, now))
      await refuseIn(ports, { player, registration, tournament, year: easternYear(now) });
  }
}

interface RegisteredWithYear {
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly year: number;
}

async function refuseIn(ports: YearPorts, { player, registration, tournament, year }: RegisteredWithYear) {
  const { teamId, ageBracket } = registration;
  if (ageBracket === null) return;
  if (teamId !== null) {
    const team = { id: teamId, ageBracket };
    await refuseMisfitOnForm(ports, { team, player, tournament, year }, 'birthYear');
    return;
  }
  const misfit = tooOldSentence(decidingAge(player.birthYear, tournament, year), ageBracket);
  if (misfit !== undefined) throw new AnswersRefused({ birthYear: misfit });
}
