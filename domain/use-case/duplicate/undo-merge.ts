import { changesBetween } from '../../audit/changes.ts';
import { inEnglish, type Sentence } from '../../language/sentence.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { CarriedMoney, ChangeSinceMerge, MergeOnFile } from '../../port/duplicates.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternDay } from '../../time/eastern.ts';
import { partedLetters } from './merge-letters.ts';
import type { MergingPorts } from './merging-ports.ts';
import { isReachedOtherwise, renewLinks } from './renew-links.ts';

/** Hours in which a merge can be undone; after that the earlier records are deleted. */
export const hoursToUndo = 24;

const hour = 3_600_000;

/** Undoes a merge: both records are as they were, and later data stays with the one that stayed. */
export class UndoMerge {
  constructor(private readonly ports: MergingPorts) {}

  async run({ id, by }: { readonly id: number; readonly by: string }): Promise<MergeOnFile> {
    const { duplicates, tournaments, teams, players, audit, outbox, revocations } = this.ports;
    // Take the locks in the same order as all other code, which avoids deadlocks.
    for (const tournamentId of await duplicates.tournamentsOf(id)) await tournaments.lockForTeams(tournamentId);
    const found = await duplicates.lock(id);
    if (found === undefined) throw noSuchMerge();
    if (this.ports.clock.now().getTime() - found.at.getTime() > hoursToUndo * hour) throw tooLongAgo();
    const { keptId, goneId } = found;
    const led = await teams.lockLedBy(keptId);
    const merged = await players.lock(keptId);
    if (merged === undefined) throw noSuchMerge();
    const since = await duplicates.changesSince(id);
    if (since.length > 0) throw new Refusal('conflict', refuseChangesSince(since));
    const carried = await duplicates.undo(id);
    const [kept, gone] = [await players.find(keptId), await players.find(goneId)];
    if (kept === undefined || gone === undefined) throw new Error('A merge that was undone has left nobody on file');
    await this.takeBack(carried, by);
    await revocations.ofPlayer(goneId);
    if (isReachedOtherwise(merged.record, kept)) await revocations.ofPlayer(keptId);
    await renewLinks(this.ports, led);
    for (const letter of partedLetters([kept, gone], merged.record, id)) await outbox.post(letter);
    const { from, to } = changesBetween(merged.record, kept);
    await audit.note({
      thing: 'player',
      recordId: keptId,
      what: 'merge undone',
      from,
      to: { ...to, mergedId: goneId },
    });
    await audit.note({ thing: 'player', recordId: goneId, what: 'merge undone', from: { playerId: keptId } });
    return found;
  }

  /** Books the carried money back by entries of its own, since an entry of the ledger is never changed. */
  private async takeBack(carried: readonly CarriedMoney[], by: string): Promise<void> {
    const { registrations, tournaments, ledger, clock } = this.ports;
    const at = clock.now();
    for (const { from, to, amountCents, ...way } of carried) {
      const ends = [
        [to, -amountCents],
        [from, amountCents],
      ] as const;
      for (const [registrationId, cents] of ends) {
        const registration = await registrations.withId(registrationId);
        const tournament = registration && (await tournaments.find(registration.tournamentId));
        if (registration === undefined || tournament === undefined) continue;
        await ledger.enter({
          registrationId,
          playerId: registration.playerId,
          tournamentId: tournament.id,
          tournamentName: tournament.name,
          amountCents: cents,
          method: way.method as PaymentMethod | null,
          methodText: way.methodText,
          cause: 'corrected',
          receivedOn: easternDay(at),
          note: null,
          enteredBy: by,
          enteredAt: at,
          lineKey: null,
        });
      }
    }
  }
}

function noSuchMerge(): Refusal {
  return new Refusal('not-found', inEnglish('This merge cannot be undone any more'));
}

function tooLongAgo(): Refusal {
  return new Refusal('conflict', inEnglish(`A merge can be undone for ${hoursToUndo} hours`));
}

const reasons: Readonly<Record<ChangeSinceMerge['what'], string>> = {
  changed: 'was changed',
  deleted: 'is on file no more',
  leads: 'has a new captain',
  merged: 'was merged with another record',
  full: 'has no place left',
};

/** Returns why a merge cannot be undone: the changes made since. */
function refuseChangesSince(since: readonly ChangeSinceMerge[]): Sentence {
  const named = since.slice(0, 3).map(({ name, what }) => `${name} ${reasons[what]}`);
  const more = since.length > named.length ? ', and more' : '';
  return inEnglish(`This merge cannot be undone any more: since then ${named.join(', ')}${more}.`);
}
