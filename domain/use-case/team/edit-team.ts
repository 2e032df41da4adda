import type { Given } from '../../port/ports.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../rule/audit/seen-version.ts';
import { answersIn } from '../../rule/form/form.ts';
import { said } from '../../rule/language/sentence.ts';
import type { Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { contactBy, hasContact, isContact } from '../../rule/team/captain.ts';
import { noSuchTeam, type Team, teamNameTaken } from '../../rule/team/team.ts';
import { teamDetailsAfter } from '../../rule/team/team-details.ts';
import { passTeam } from '../captain/captain.ts';
import { captainLinkLetter } from '../captain/captain-link-letter.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { type LockedTeam, lockTeam, lockTeamBeforePlay } from '../registration/lock-team.ts';
import { type TeamAnswers, teamForm } from './team-form.ts';

type Needed = AskingPorts & Given<'tournaments' | 'recentProofs'>;

/** Changes an organizer's data about a team; its players are changed on the roster. Another contact gets a link of its own. */
export async function editTeam(
  given: Needed,
  asked: {
    readonly id: number;
    readonly answers: Partial<TeamAnswers>;
    readonly seen: SeenVersion;
  },
): Promise<Team> {
  const { team, tournament } = await lockTeam(given, asked.id);
  refuseStale('team', asked.seen, team.version);
  const answers = { ...answersIn(teamForm.fields, team), ...asked.answers };
  if (answers.tournamentId !== team.tournamentId) throw staysInTournament(team);
  await refuseNamesake(given, team, answers.name);
  const captain = team.captainId === null ? undefined : await given.players.find(team.captainId);
  const saved = await save(given, { team, tournament }, edited(team, answers, captain), captain);
  await given.audit.note({ thing: 'team', recordId: team.id, what: 'edited', ...changesBetween(team, saved) });
  return saved;
}

async function save(
  given: Needed,
  { team, tournament }: LockedTeam,
  after: Team,
  captain: Player | undefined,
): Promise<Team> {
  if (isContact(team, { email: after.captainEmail })) return given.teams.save(after);
  if (hasContact(after)) await given.recentProofs.demand();
  return passTeam(given, team, {
    tournament,
    captaincy: after,
    letter: (passed, link) => captainLinkLetter({ team: passed, tournament, captain, link, event: 'new' }),
  });
}

async function refuseNamesake(given: Needed, team: Team, name: string): Promise<void> {
  const namesake = await given.teams.named(team.tournamentId, name);
  if (namesake !== undefined && namesake.id !== team.id) throw teamNameTaken(name);
}

function edited(team: Team, { tournamentId: _, ...answers }: TeamAnswers, captain: Player | undefined): Team {
  return { ...team, ...answers, ...contactBy(answers, captain), ...teamDetailsAfter(team, answers) };
}

function staysInTournament({ name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('{name} stays in its tournament. Add a new team to the other one instead.', { name }),
  );
}

/** Renames a captain's team, by the rules for a new team's name, until its games are drawn. */
export async function renameTeam(
  given: Given<'tournaments' | 'teams' | 'brackets'>,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<Team> {
  const { team } = await lockTeamBeforePlay(given, id);
  if (team.name === name) return team;
  if ((await given.brackets.progressOf(id)) !== 'undrawn') throw isDrawn(team);
  const namesake = await given.teams.named(team.tournamentId, name);
  if (namesake !== undefined && namesake.id !== id) throw teamNameTaken(name);
  const saved = await given.teams.save({ ...team, name });
  await given.audit.note({ thing: 'team', recordId: id, what: 'renamed', ...changesBetween(team, saved) });
  return saved;
}

/** Returns the refusal once games are drawn, since brackets are printed and families ask for the team by that name. */
function isDrawn({ name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('The games of {name} are drawn under this name. Please ask the organizers to change it.', { name }),
  );
}

/** Sets whether free agents may be placed on a captain's team. */
export async function chooseFreeAgents(
  given: Given<'teams'>,
  asked: { readonly teamId: number; readonly acceptsFreeAgents: boolean },
): Promise<Team> {
  const team = await given.teams.lock(asked.teamId);
  if (team === undefined) throw noSuchTeam();
  const saved = await given.teams.save({ ...team, acceptsFreeAgents: asked.acceptsFreeAgents });
  const changes = changesBetween(team, saved);
  await given.audit.note({ thing: 'team', recordId: team.id, what: 'free agents chosen', ...changes });
  return saved;
}

/** Gives a team a new invitation code, for a captain or an organizer; the old one, and every mail that carried it, stops working. */
export async function replaceInvitationCode(
  given: Given<'teams' | 'invitations' | 'secrets'>,
  teamId: number,
): Promise<Team> {
  const { teams, invitations, secrets, clock, audit } = given;
  const team = await teams.lock(teamId);
  if (team === undefined) throw noSuchTeam();
  await invitations.cancelOutstanding(teamId, clock.now());
  const changed = await teams.save({ ...team, invitationCode: drawInvitationCode(secrets) });
  await audit.note({ thing: 'team', recordId: teamId, what: 'invitation code replaced' });
  return changed;
}
