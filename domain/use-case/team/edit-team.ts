import { changesBetween } from '../../audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { answersIn } from '../../form/form.ts';
import { said } from '../../language/sentence.ts';
import type { Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { contactBy, hasContact, isContact } from '../../team/captain.ts';
import { type Team, teamNameTaken } from '../../team/team.ts';
import { teamDetailsAfter } from '../../team/team-details.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { captainLinkLetter } from './captain-link-letter.ts';
import { type LockedTeam, lockTeam } from './lock-team.ts';
import { passTeam } from './pass-team.ts';
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
