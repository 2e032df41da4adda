import type { Given } from '../../port/ports.ts';
import { type AgeBracket, bracketOfAge, bracketRequired } from '../../rule/age/age-bracket.ts';
import { AnswersRefused, refuseContradictions } from '../../rule/form/accept-answers.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { decidingAge } from '../../rule/registration/deciding-age.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import type { Team } from '../../rule/team/team.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import { type EntryByOrganizer, newTeamOf, registerByOrganizer } from './register-by-organizer.ts';
import { type RegistrationAnswers, registrationForm } from './registration-form.ts';

/** Result: the registration, and the team of the player. */
interface RegistrationAdded {
  readonly registration: Registration;
  readonly teamAssignment: { readonly option: RegistrationAnswers['teamOption']; readonly teamName: string | null };
}

type Needed = Given<
  'tournaments' | 'teams' | 'players' | 'registrations' | 'joinRequests' | 'ledger' | 'site' | 'seal' | 'secrets'
>;

/** Registers a stored player for an organizer: alone, with a team, or with a new team that the player leads. */
export async function addRegistration(given: Needed, answers: RegistrationAnswers): Promise<RegistrationAdded> {
  refuseContradictions(registrationForm, answers, { year: easternYear(given.clock.now()) });
  const tournament = await given.tournaments.lockForTeams(answers.tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const player = await given.players.find(answers.playerId);
  if (player === undefined) throw noSuchPlayer();
  const team = await teamFor(given, answers, player, tournament);
  const { paymentMethod, notes, ageBracket, teamOption: option } = answers;
  const entry = { player, isNewcomer: false, tournament, team, ageBracket, paymentMethod, notes };
  refuseWithoutBracket(entry, easternYear(given.clock.now()));
  const registration = await registerByOrganizer(given, entry);
  await given.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'created',
    to: { ...registration },
  });
  return { registration, teamAssignment: { option, teamName: team?.name ?? null } };
}

async function teamFor(
  given: Needed,
  answers: RegistrationAnswers,
  player: Player,
  tournament: Tournament,
): Promise<Team | null> {
  const { teamOption, teamId, newTeamName } = answers;
  if (teamOption === 'individual') return null;
  if (teamOption === 'new') return newTeam(given, player, tournament, newTeamName ?? '', answers.ageBracket);
  const chosen = await given.teams.lock(teamId ?? 0);
  if (chosen === undefined) throw new AnswersRefused({ teamId: 'Please select an existing team' });
  if (chosen.tournamentId === tournament.id) return chosen;
  return sameTeamHere(given, chosen, player, tournament);
}

/** Returns the player's team of an earlier tournament: the team of that name here, or a new one of that name. */
async function sameTeamHere(given: Needed, chosen: Team, player: Player, tournament: Tournament): Promise<Team> {
  const here = await given.teams.named(tournament.id, chosen.name);
  const team = here && (await given.teams.lock(here.id));
  return team ?? newTeam(given, player, tournament, chosen.name);
}

function newTeam(
  given: Needed,
  player: Player,
  tournament: Tournament,
  name: string,
  ageBracket: AgeBracket | null = null,
): Promise<Team> {
  return newTeamOf(given, name, { player, tournament, ageBracket });
}

/** Refuses a registration in a divided tournament without a bracket from the team, the organizer, or the player's age. */
function refuseWithoutBracket({ player, tournament, team, ageBracket = null }: EntryByOrganizer, year: number): void {
  if (!tournament.isDividedByAge || ageBracket !== null || (team?.ageBracket ?? null) !== null) return;
  const age = decidingAge(player.birthYear, tournament, year);
  if (age !== undefined && bracketOfAge(age) !== undefined) return;
  const itsWords = 'Age bracket is required for tournament registration';
  throw new AnswersRefused({ ageBracket: bracketRequired(tournament.id, itsWords) });
}
