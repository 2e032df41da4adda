import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { reviseDay } from '../../day/revise-day.ts';
import { withoutTeam } from '../../day/withdrawal-way.ts';
import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';
import { lockTeam } from './lock-team.ts';

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
