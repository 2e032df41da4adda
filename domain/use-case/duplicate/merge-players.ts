import { changesBetween } from '../../audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { carriedOver, leaving } from '../../duplicate/carried-money.ts';
import { type Collision, type MergePlan, planMerge } from '../../duplicate/plan-merge.ts';
import { byWay, type Movement } from '../../ledger/ledger-entry.ts';
import { isPaid } from '../../payment/payment.ts';
import type { Player } from '../../player/player.ts';
import type { CarriedMoney } from '../../port/duplicates.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternDay } from '../../time/eastern.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import { savePlayer } from '../player/save-player.ts';
import { type LockedPair, type LockedRecord, lockPair } from './lock-pair.ts';
import type { MergeAnswers } from './merge-form.ts';
import { mergedLetters } from './merge-letters.ts';
import type { MergingPorts } from './merging-ports.ts';
import { isReachedOtherwise, renewLinks } from './renew-links.ts';

interface Asked {
  readonly answers: MergeAnswers;
  readonly seen: SeenVersion;
  /** Whether the merge is only a preview. */
  readonly isDry: boolean;
  readonly by: string;
}

/** Two records with the plan of their merge, previewed or done. */
export interface Merged extends LockedPair {
  readonly plan: MergePlan;
  readonly version: string;
  /** Null for a preview. */
  readonly mergeId: number | null;
}

/** Merges two records of one person, keeping every reference, or previews the merge by the very same code. */
export class MergePlayers {
  constructor(private readonly ports: MergingPorts) {}

  async run({ answers, seen, isDry, by }: Asked): Promise<Merged> {
    const pair = await lockPair(this.ports, answers.keptId, answers.goneId);
    const { kept, gone } = pair;
    const version = versionOf(kept, gone);
    const plan = planMerge(kept, gone, answers);
    if (isDry) return { ...pair, plan, version, mergeId: null };
    refuseStale('pair', seen, version);
    for (const obstacle of plan.obstacles) throw new Refusal('conflict', obstacle);
    if (isHandedOver(gone.player, plan.after) || isHandedOver(kept.player, plan.after))
      await this.ports.recentProofs.demand();
    const mergeId = await this.merge(kept, gone, plan, by);
    return { ...pair, plan, version, mergeId };
  }

  private async merge(kept: LockedRecord, gone: LockedRecord, plan: MergePlan, by: string): Promise<number> {
    const { duplicates, audit, outbox, clock } = this.ports;
    const at = clock.now();
    const [keptId, goneId] = [kept.player.id, gone.player.id];
    const moving = { keptId, goneId, by, at };
    const collisions = plan.collisions.map(({ stays, goes }) => ({ stays: stays.id, goes: goes.id }));
    const id = await duplicates.merge({ ...moving, collisions });
    const carried: CarriedMoney[] = [];
    for (const collision of plan.collisions) carried.push(...(await this.keepOne(collision, keptId, by)));
    await savePlayer(this.ports, plan.after);
    await this.endTrust(kept, gone, plan.after);
    await duplicates.keepUndo(id, carried);
    for (const letter of mergedLetters([kept.player, gone.player], plan.after, id)) await outbox.post(letter);
    const { from, to } = changesBetween(kept.player, plan.after);
    const registrationIds = plan.moving.map((one) => one.id);
    await audit.note({
      thing: 'player',
      recordId: keptId,
      what: 'merged',
      from: { ...from, mergedId: goneId },
      to: { ...to, registrationIds, droppedIds: collisions.map(({ goes }) => goes) },
    });
    await audit.note({ thing: 'player', recordId: goneId, what: 'merged away', to: { playerId: keptId } });
    return id;
  }

  /** Merges two registrations for one tournament into one, with the money of both, a signature, and the notes. */
  private async keepOne({ stays, goes }: Collision, keptId: number, by: string): Promise<readonly CarriedMoney[]> {
    const { registrations, ledger, clock, audit } = this.ports;
    const own = await ledger.hold(stays.id);
    const left = leaving(await ledger.hold(goes.id));
    const paymentUpdate = carriedOver(
      { payment: stays.payment, entries: own, priceCents: stays.price.cents },
      goes.payment,
      left,
    );
    const after = {
      ...stays,
      playerId: keptId,
      payment: paymentUpdate.payment,
      notes: stays.notes ?? goes.notes,
      playWith: stays.playWith ?? goes.playWith,
    };
    await registrations.save(after);
    await this.enter(goes.id, { ...goes, playerId: keptId }, left, by);
    await this.enter(stays.id, after, paymentUpdate.movements, by);
    const [only, ...others] = byWay([...own, ...paymentUpdate.movements]);
    const isConfirmed = isPaid(paymentUpdate.payment);
    if (paymentUpdate.movements.length > 0 || paymentUpdate.payment.state !== stays.payment.state)
      await registrations.recordPayment(stays.id, {
        ...paymentUpdate.payment,
        methodText: others.length === 0 ? (only?.methodText ?? null) : null,
        confirmedBy: isConfirmed ? by : null,
        confirmedAt: isConfirmed ? clock.now() : null,
      });
    const { tournamentId, teamId } = goes;
    await audit.note({
      thing: 'registration',
      recordId: goes.id,
      what: 'merged away',
      from: { playerId: goes.playerId, tournamentId, teamId },
      to: { playerId: keptId, registrationId: stays.id },
    });
    return left.map(({ amountCents, method, methodText }) => ({
      ...{ from: goes.id, to: stays.id },
      ...{ amountCents: -amountCents, method, methodText },
    }));
  }

  private async enter(
    registrationId: number,
    { playerId, tournamentId }: { readonly playerId: number; readonly tournamentId: number },
    movements: readonly Movement[],
    by: string,
  ): Promise<void> {
    if (movements.length === 0) return;
    const at = this.ports.clock.now();
    const tournament = await this.ports.tournaments.find(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const line = {
      registrationId,
      playerId,
      tournamentId,
      tournamentName: tournament.name,
      enteredBy: by,
      enteredAt: at,
    };
    const beside = { receivedOn: easternDay(at), note: null, lineKey: null };
    for (const one of movements) await this.ports.ledger.enter({ ...line, ...one, ...beside });
  }

  /** Ends all sessions and links trusted with the removed record, and with the other one where its addresses change. */
  private async endTrust(kept: LockedRecord, gone: LockedRecord, after: Player): Promise<void> {
    const { revocations } = this.ports;
    await revocations.ofPlayer(gone.player.id);
    if (isReachedOtherwise(kept.player, after)) await revocations.ofPlayer(after.id);
    await renewLinks(this.ports, [...kept.led, ...gone.led]);
  }
}

/** Tells whether a family's data will be read at another address. */
function isHandedOver(before: Player, after: Player): boolean {
  const addresses = ({ email, parentEmail }: Player) => [email.toLowerCase(), parentEmail?.toLowerCase() ?? ''];
  return JSON.stringify(addresses(before)) !== JSON.stringify(addresses(after));
}

/** Returns a version of the pair from both versions and the ids of their registrations; it changes when any of them does. */
function versionOf(kept: LockedRecord, gone: LockedRecord): string {
  const ids = [...kept.registrations, ...gone.registrations].map(({ id }) => id).toSorted((one, other) => one - other);
  return [kept.version, gone.version, ...ids].join('.');
}
