import type { Given } from '../../port/ports.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { said } from '../../rule/language/sentence.ts';
import type { NewPlayer, Player } from '../../rule/player/player.ts';
import { detailsOf } from '../../rule/player/player-details.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Team } from '../../rule/team/team.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import { type Recognised, recognisePlayer } from '../registration/recognise-player.ts';
import { registerByOrganizer } from '../roster/register-by-organizer.ts';
import { type PlayerAnswers, usualPlayer } from './player-form.ts';

type Needed = Given<
  'tournaments' | 'teams' | 'players' | 'registrations' | 'joinRequests' | 'ledger' | 'site' | 'seal'
>;

/** Saves a new player for an organizer, registered where a tournament or a team is named. */
export async function addPlayer(given: Needed, answers: PlayerAnswers): Promise<Player> {
  const place = await placeFor(given, answers);
  const recognised = await recognise(given, newPlayerBy(answers, place?.tournament.isTest ?? false));
  if (!recognised.isNewcomer && place === undefined) throw alreadyOnFile(recognised.player);
  if (recognised.isNewcomer) await note(given, recognised.player);
  if (place !== undefined) await register(given, recognised, place, answers);
  return recognised.player;
}

/** Recognises nobody without a phone. */
async function recognise(given: Needed, person: NewPlayer): Promise<Recognised> {
  if (person.phone !== '') return recognisePlayer(given.players, person);
  return { player: await given.players.add(person), isNewcomer: true };
}

async function placeFor(given: Needed, { tournamentId, teamId }: PlayerAnswers): Promise<Place | undefined> {
  const { tournaments, teams } = given;
  const asked = teamId === null ? undefined : await teams.find(teamId);
  if (teamId !== null && asked === undefined) throw new AnswersRefused({ teamId: 'Please select a team' });
  const id = tournamentId ?? asked?.tournamentId;
  if (id === undefined) return undefined;
  const tournament = await tournaments.lockForTeams(id);
  if (tournament === undefined) throw noSuchTournament();
  if (asked === undefined) return { tournament, team: null };
  if (asked.tournamentId !== id) throw new AnswersRefused({ teamId: 'This team plays in another tournament' });
  return { tournament, team: (await teams.lock(asked.id)) ?? null };
}

async function register(
  given: Needed,
  { player, isNewcomer }: Recognised,
  { tournament, team }: Place,
  answers: PlayerAnswers,
) {
  const paymentMethod = answers.paymentMethod ?? usualPlayer.paymentMethod;
  const { ageBracket } = answers;
  const entry = { player, isNewcomer, tournament, team, ageBracket, paymentMethod, notes: null };
  const registration = await registerByOrganizer(given, entry);
  await given.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'created',
    to: { ...registration },
  });
}

function note(given: Needed, player: Player): Promise<void> {
  return given.audit.note({ thing: 'player', recordId: player.id, what: 'created', to: { ...player } });
}

interface Place {
  readonly tournament: Tournament;
  readonly team: Team | null;
}

function newPlayerBy(answers: PlayerAnswers, isTest: boolean): NewPlayer {
  return {
    name: answers.name,
    email: answers.email ?? '',
    phone: answers.phone ?? '',
    birthYear: answers.birthYear ?? usualPlayer.birthYear,
    skillLevel: answers.skillLevel ?? usualPlayer.skillLevel,
    currentClub: answers.currentClub ?? usualPlayer.currentClub,
    ...detailsOf(answers),
    parentName: answers.parentName,
    parentEmail: answers.parentEmail,
    parentPhone: answers.parentPhone,
    language: answers.language ?? usualPlayer.language,
    isTest,
  };
}

function alreadyOnFile({ name }: Player): Refusal {
  return new Refusal('conflict', said('{name} is already on file with this phone number', { name }));
}
