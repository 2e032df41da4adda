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

/** Previews the consequences of deleting chosen teams. */
export class PreviewTeamDeletions {
  constructor(
    private readonly ports: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'brackets' | 'joinRequests'>,
  ) {}

  async run({ ids }: Answers<typeof chosenRecords>): Promise<readonly Loss[]> {
    const losses: Loss[] = [];
    const days: ReadDays = new Map();
    for (const id of new Set(ids)) {
      const team = await this.ports.teams.find(id);
      if (team !== undefined) losses.push(await this.lossOf(team, days));
    }
    return losses;
  }

  private async lossOf(team: Team, days: ReadDays): Promise<Loss> {
    const { id, name, captainName } = team;
    const tournament = await this.ports.tournaments.find(team.tournamentId);
    const letters = tournament && (await deletionLetters(this.ports, this.ports.joinRequests, { team, tournament }));
    const isWithdrawn = (await this.ports.brackets.progressOf(id)) !== 'undrawn';
    return {
      id,
      name,
      captain: captainName === placeholderCaptain.captainName ? undefined : captainName,
      registrations: await this.ports.registrations.ofTeam(id),
      ...{ waivers: 0, goals: 0, leaderless: [] },
      told: [...(letters?.players ?? []), ...(letters?.askers ?? [])].filter(isReachable).length,
      isWithdrawn,
      refusal: isWithdrawn ? await this.refusalOf(team, days) : undefined,
    };
  }

  /** Returns the refusal of a withdrawal that resets started games, which is confirmed for that team alone. */
  private async refusalOf({ id, tournamentId }: Team, days: ReadDays): Promise<Refusal | undefined> {
    const reading = days.get(tournamentId) ?? this.ports.brackets.find(tournamentId);
    days.set(tournamentId, reading);
    const day = await reading;
    if (day === undefined || day.draw.withdrawn.includes(id)) return undefined;
    return refusedUnconfirmed(day, previewRevision(day, withoutTeam(day, id)));
  }
}
