import type { Given } from '../../port/ports.ts';
import { refuseStale, type SeenVersion } from '../../rule/audit/seen-version.ts';
import { previewRevision, refusedUnconfirmed, reviseDay } from '../../rule/bracket/revise-day.ts';
import type { TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { withoutTeam } from '../../rule/bracket/withdrawal-way.ts';
import type { chosenRecords } from '../../rule/form/chosen-records.ts';
import type { Answers } from '../../rule/form/form.ts';
import { isReachable } from '../../rule/mail/letter.ts';
import type { Refusal } from '../../rule/refusal/refusal.ts';
import type { Loss } from '../../rule/registration/loss.ts';
import { noSuchTeam, placeholderCaptain, type Team } from '../../rule/team/team.ts';
import { lockTeam } from '../registration/lock-team.ts';
import { deletionLetters } from './deletion-letters.ts';

type Needed = Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'removals' | 'brackets' | 'joinRequests'>;

/** Deletes a team: its players become free agents and are notified. A team with games is withdrawn instead. */
export async function deleteTeam(
  given: Needed,
  asked: {
    readonly id: number;
    readonly seen: SeenVersion;
    readonly isConfirmed: boolean;
    readonly by: string;
  },
) {
  const held = await lockTeam(given, asked.id);
  const { team } = held;
  refuseStale('team', asked.seen, team.version);
  const roster = await given.registrations.ofTeam(team.id);
  const letters = await deletionLetters(given, given.joinRequests, held);
  const hasGames = (await given.brackets.progressOf(team.id)) !== 'undrawn';
  for (const registration of roster) await given.registrations.leaveTeam(registration.id);
  await declineRequests(given, team.id);
  if (hasGames) await withdraw(given, team, asked);
  else await given.removals.removeTeam(team.id);
  for (const letter of [...letters.players, ...letters.askers, ...letters.contact]) await given.outbox.post(letter);
  await given.audit.note({
    thing: 'team',
    recordId: team.id,
    what: hasGames ? 'withdrawn' : 'deleted',
    from: { ...team, roster: roster.map(({ playerId }) => playerId) },
  });
  return { team, roster, letters, hasGames };
}

async function declineRequests(given: Needed, teamId: number): Promise<void> {
  for (const { id } of await given.joinRequests.pendingFor(teamId))
    await given.joinRequests.answer(id, 'declined', given.clock.now());
}

/** Withdraws the team; its games stay on record. */
async function withdraw(
  given: Needed,
  team: Team,
  { isConfirmed, by }: { readonly isConfirmed: boolean; readonly by: string },
) {
  const left = (await given.teams.lock(team.id)) ?? team;
  await given.teams.save({ ...left, isActive: false, captainId: null });
  const day = await given.brackets.lock(team.tournamentId);
  if (day === undefined || day.draw.withdrawn.includes(team.id)) return;
  await given.brackets.save(reviseDay(day, withoutTeam(day, team.id), { isConfirmed }), {
    by,
    at: given.clock.now(),
  });
}

/** Previews the consequences of deleting a team. */
export async function previewTeamDeletion(
  given: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'brackets' | 'joinRequests'>,
  { id }: { readonly id: number },
) {
  const team = await given.teams.find(id);
  const tournament = team && (await given.tournaments.find(team.tournamentId));
  if (team === undefined || tournament === undefined) throw noSuchTeam();
  const letters = await deletionLetters(given, given.joinRequests, { team, tournament });
  const roster = await given.registrations.ofTeam(id);
  return { team, roster, letters, hasGames: (await given.brackets.progressOf(id)) !== 'undrawn' };
}

/** Tournament days of the preview, each read once. */
type ReadDays = Map<number, Promise<TournamentDay | undefined>>;

type PreviewTeamDeletionsPorts = Given<
  'tournaments' | 'teams' | 'players' | 'registrations' | 'brackets' | 'joinRequests'
>;

/** Previews the consequences of deleting chosen teams. */
export async function previewTeamDeletions(
  given: PreviewTeamDeletionsPorts,
  { ids }: Answers<typeof chosenRecords>,
): Promise<readonly Loss[]> {
  const losses: Loss[] = [];
  const days: ReadDays = new Map();
  for (const id of new Set(ids)) {
    const team = await given.teams.find(id);
    if (team !== undefined) losses.push(await lossOf(given, team, days));
  }
  return losses;
}

async function lossOf(given: PreviewTeamDeletionsPorts, team: Team, days: ReadDays): Promise<Loss> {
  const { id, name, captainName } = team;
  const tournament = await given.tournaments.find(team.tournamentId);
  const letters = tournament && (await deletionLetters(given, given.joinRequests, { team, tournament }));
  const isWithdrawn = (await given.brackets.progressOf(id)) !== 'undrawn';
  return {
    id,
    name,
    captain: captainName === placeholderCaptain.captainName ? undefined : captainName,
    registrations: await given.registrations.ofTeam(id),
    ...{ waivers: 0, goals: 0, leaderless: [] },
    told: [...(letters?.players ?? []), ...(letters?.askers ?? [])].filter(isReachable).length,
    isWithdrawn,
    refusal: isWithdrawn ? await refusalOf(given, team, days) : undefined,
  };
}

/** Returns the refusal of a withdrawal that resets started games, which is confirmed for that team alone. */
async function refusalOf(
  given: PreviewTeamDeletionsPorts,
  { id, tournamentId }: Team,
  days: ReadDays,
): Promise<Refusal | undefined> {
  const reading = days.get(tournamentId) ?? given.brackets.find(tournamentId);
  days.set(tournamentId, reading);
  const day = await reading;
  if (day === undefined || day.draw.withdrawn.includes(id)) return undefined;
  return refusedUnconfirmed(day, previewRevision(day, withoutTeam(day, id)));
}
