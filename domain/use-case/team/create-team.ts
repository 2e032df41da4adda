import type { Given, Needs } from '../../port/ports.ts';
import { AnswersRefused, refuseContradictions } from '../../rule/form/accept-answers.ts';
import type { Language } from '../../rule/language/language.ts';
import { namesakeAmong } from '../../rule/player/namesakes.ts';
import { personKey } from '../../rule/player/person.ts';
import type { Player } from '../../rule/player/player.ts';
import { type Applicant, applicantOf } from '../../rule/registration/applicant.ts';
import { captainedBy, contactBy, hasContact, noCaptain } from '../../rule/team/captain.ts';
import { type Team, teamNameTaken } from '../../rule/team/team.ts';
import { teamDetailsAfter, usualTeamDetails } from '../../rule/team/team-details.ts';
import { type Tournament, tournamentMissing } from '../../rule/tournament/tournament.ts';
import { captainLinkLetter } from '../captain/captain-link-letter.ts';
import { type InvitingPorts, inviteByMail } from '../invitation/invite-by-mail.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { enterTournament } from '../registration/enter-tournament.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import { type EntryPorts, type OpenTournament, openTournament } from '../registration/open-tournament.ts';
import { recogniseAmong } from '../registration/recognise-player.ts';
import { refuseMisfitOnForm } from '../registration/roster-fit.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import { type NewTeam, newTeam } from './new-team.ts';
import { takenName } from './taken-name.ts';
import { type TeamCreated, teamCreatedLetter } from './team-created-letter.ts';
import { type TeamAnswers, usualTournamentName } from './team-form.ts';
import { teamOnFile } from './team-on-file.ts';

/** Tournament and namesakes found for a captain who creates a team. */
interface Found {
  readonly open: OpenTournament;
  readonly isNameTaken: boolean;
  readonly namesakes: readonly Player[];
  readonly address: string;
  readonly language: Language | undefined;
}

interface Asked {
  readonly answers: NewTeam;
  readonly address: string;
  /** Language of the call; undefined where it names none. */
  readonly language?: Language | undefined;
}

type Needed = EntryPorts &
  InvitingPorts &
  Needs<'teams' | 'players' | 'registrations' | 'joinRequests' | 'secrets' | 'rights'>;

/** Creates a captain's team, registers the captain with it and invites the first players. The caller leads it from here on. */
export async function createTeam(given: Needed, { answers, address, language }: Asked): Promise<TeamCreated> {
  const { tournamentId, name, captainName, captainPhone } = answers;
  // All queries are sent at once, in the order in which locks are taken: the tournament, then the person.
  const [open, isNameTaken, namesakes] = await Promise.all([
    openTournament(given, tournamentId, 'team'),
    given.teams.isNameTaken(tournamentId, name),
    given.players.lockByNameAndPhone(personKey({ name: captainName, phone: captainPhone })),
  ]);
  refuseContradictions(newTeam, answers, open.circumstances);
  const registered = await register(given, answers, { open, isNameTaken, namesakes, address, language });
  await note(given, registered);
  const { delayed } = await inviteByMail(given, registered.team, open, answers.inviteEmails);
  const created = { ...registered, delayed };
  const mailed = await withMailedPrice(given, { ...created, player: created.captain });
  await given.outbox.post(teamCreatedLetter(mailed, given));
  await askForSignature(given, { ...created, player: created.captain });
  await given.rights.giveTeam(created.team, 'creation');
  if (created.isNewcomer) await given.rights.giveRecord(created.captain);
  return created;
}

function note(given: Needed, { team, captain, registration, tournament }: Omit<TeamCreated, 'delayed'>): Promise<void> {
  const to = { tournamentId: tournament.id, captainId: captain.id, registrationId: registration.id };
  return given.audit.note({ thing: 'team', recordId: team.id, what: 'registered', to });
}

function taken(given: Needed, answers: NewTeam, { namesakes }: Pick<Found, 'namesakes'>) {
  const { tournamentId, name, captainName, birthYear } = answers;
  const captain = namesakeAmong({ name: captainName, birthYear }, namesakes);
  const isCaptain = ({ captainId }: Team) => captainId === captain?.id && hasAddressOf(captain, answers);
  return takenName(given, { tournamentId, name, field: 'name', isCaptain });
}

async function register(
  given: Needed,
  answers: NewTeam,
  { open, isNameTaken, namesakes, address, language }: Found,
): Promise<Omit<TeamCreated, 'delayed'>> {
  const { tournament, year } = open;
  const asked = { team: { ageBracket: answers.ageBracket }, player: answers, tournament, year };
  await refuseMisfitOnForm(given, asked, 'ageBracket');
  if (isNameTaken) throw await taken(given, answers, { namesakes });
  const applicant = captainOf(answers, tournament, language);
  const recognised = await recogniseAmong(namesakes, given.players, applicant, language);
  const leading = captainedBy(recognised.player);
  const team = await given.teams.add(teamOnFile(answers, leading, open, given.secrets));
  const registration = await enterTournament(given, recognised, {
    ...open,
    ...answers,
    applicant,
    address,
    language,
    team,
    notes: null,
    playWith: null,
  });
  return {
    ...open,
    team: { ...team, currentPlayers: 1 },
    captain: recognised.player,
    isNewcomer: recognised.isNewcomer,
    registration,
  };
}

/** Tells whether the form has the captain's address on file, beside the name and the phone. */
function hasAddressOf(captain: Player | undefined, { captainEmail }: NewTeam): boolean {
  return captain !== undefined && captain.email.toLowerCase() === captainEmail.toLowerCase();
}

/** Returns the captain of a new team as a player, since a captain plays. */
export function captainOf(answers: NewTeam, tournament: Tournament, language: Language = 'en'): Applicant {
  const { captainName: name, captainEmail: email, captainPhone: phone } = answers;
  return applicantOf({ ...answers, name, email, phone }, tournament, language);
}

type AddTeamPorts = Given<'tournaments' | 'teams' | 'secrets' | 'seal'>;

/** Saves a new team for an organizer and mails its contact, if there is one, the link to its page. In a full tournament it goes on the waiting list. */
export async function addTeam(given: AddTeamPorts, answers: TeamAnswers): Promise<Team> {
  const { teams, audit, clock, outbox } = given;
  const tournament = await tournamentOf(given, answers);
  if (await teams.isNameTaken(tournament.id, answers.name)) throw teamNameTaken(answers.name);
  const wish = { ...answers, ...teamDetailsAfter(usualTeamDetails, answers) };
  const captaincy = { ...noCaptain, ...contactBy(answers) };
  const team = await teams.add(teamOnFile(wish, captaincy, { tournament, now: clock.now() }, given.secrets));
  await audit.note({ thing: 'team', recordId: team.id, what: 'created', to: { ...team } });
  if (hasContact(team)) {
    const link = captainLink(given, team, clock.now());
    await outbox.post(captainLinkLetter({ team, tournament, captain: undefined, link, event: 'new' }));
  }
  return team;
}

async function tournamentOf(given: AddTeamPorts, { tournamentId }: TeamAnswers): Promise<Tournament> {
  const id = tournamentId ?? (await given.tournaments.named(usualTournamentName))?.id;
  const tournament = id === undefined ? undefined : await given.tournaments.lockForTeams(id);
  if (tournament === undefined) throw new AnswersRefused({ tournamentId: tournamentMissing });
  return tournament;
}
