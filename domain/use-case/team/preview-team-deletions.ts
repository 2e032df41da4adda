import { previewRevision, refusedUnconfirmed } from '../../day/revise-day.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import { withoutTeam } from '../../day/withdrawal-way.ts';
import type { chosenRecords } from '../../form/chosen-records.ts';
import type { Answers } from '../../form/form.ts';
import { isReachable } from '../../mail/letter.ts';
import type { Given } from '../../port/ports.ts';
import type { Refusal } from '../../refusal/refusal.ts';
import type { Loss } from '../../registration/loss.ts';
import { placeholderCaptain, type Team } from '../../team/team.ts';
import { deletionLetters } from './deletion-letters.ts';

/** Tournament days of the preview, each read once. */
type ReadDays = Map<number, Promise<TournamentDay | undefined>>;

type Needed = Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'brackets' | 'joinRequests'>;

/** Previews the consequences of deleting chosen teams. */
export async function previewTeamDeletions(
  given: Needed,
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

async function lossOf(given: Needed, team: Team, days: ReadDays): Promise<Loss> {
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
async function refusalOf(given: Needed, { id, tournamentId }: Team, days: ReadDays): Promise<Refusal | undefined> {
  const reading = days.get(tournamentId) ?? given.brackets.find(tournamentId);
  days.set(tournamentId, reading);
  const day = await reading;
  if (day === undefined || day.draw.withdrawn.includes(id)) return undefined;
  return refusedUnconfirmed(day, previewRevision(day, withoutTeam(day, id)));
}
