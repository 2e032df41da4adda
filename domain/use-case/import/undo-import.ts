import { inEnglish, type Sentence } from '../../language/sentence.ts';
import type { ChangeSinceImport, ImportedIds, ImportOnFile } from '../../port/imports.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Undoes an import as a whole: the records it created are removed, existing ones stay as they were. */
export class UndoImport {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'imports' | 'removals'>) {}

  async run({ id }: { readonly id: number }): Promise<ImportOnFile> {
    const found = await this.ports.imports.lock(id);
    if (found === undefined) throw new Refusal('not-found', inEnglish('Import not found'));
    if (found.undoneAt !== null) throw new Refusal('conflict', inEnglish('This import was undone already'));
    if (this.ports.clock.now().getTime() - found.at.getTime() > daysToUndo * day) throw tooLongAgo();
    const { made } = found;
    for (const tournamentId of await this.ports.imports.tournamentsOf(made))
      await this.ports.tournaments.lockForTeams(tournamentId);
    const since = await this.ports.imports.changesSince(made);
    if (since.length > 0) throw new Refusal('conflict', refuseChangesSince(since));
    await this.leaveCaptains(made);
    for (const playerId of await this.ports.imports.remove(found)) await this.ports.removals.removePlayer(playerId);
    const undoneAt = this.ports.clock.now();
    await this.ports.imports.markUndone(id, undoneAt);
    await this.ports.audit.note({ thing: 'import', recordId: id, what: 'import undone', from: made });
    return { ...found, undoneAt };
  }

  /** Takes the leaders off new teams before those are removed, and restores those of existing teams. */
  private async leaveCaptains({ captains }: ImportedIds): Promise<void> {
    for (const { teamId, before } of captains) {
      const team = await this.ports.teams.lock(teamId);
      if (team !== undefined)
        await this.ports.teams.save({ ...team, ...before, captainLinkNumber: team.captainLinkNumber + 1 });
    }
  }
}

/** Days in which an import can be undone; after that the earlier leaders of teams are deleted too. */
const daysToUndo = 30;

const day = 86_400_000;

function tooLongAgo(): Refusal {
  return new Refusal('conflict', inEnglish(`An import can be undone for ${daysToUndo} days`));
}

const reasons: Readonly<Record<ChangeSinceImport['what'], string>> = {
  changed: 'was changed',
  joined: 'has a player who came later',
  drawn: 'is in a bracket',
  registered: 'registered for something else',
  scored: 'has goals',
  asked: 'has asked for something or was asked',
};

/** Returns why an import cannot be undone: some of the changes made since. */
export function refuseChangesSince(since: readonly ChangeSinceImport[]): Sentence {
  const named = since.slice(0, 3).map(({ name, what }) => `${name} ${reasons[what]}`);
  const more = since.length > named.length ? ', and more' : '';
  return inEnglish(`This import cannot be undone any more: since then ${named.join(', ')}${more}.`);
}
