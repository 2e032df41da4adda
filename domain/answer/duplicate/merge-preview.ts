import type { MergedField } from '../../duplicate/merged-player.ts';
import type { Collision } from '../../duplicate/plan-merge.ts';
import { translate } from '../../language/sentence.ts';
import { dollars } from '../../payment/fee.ts';
import type { Registration } from '../../registration/registration.ts';
import type { LockedRecord } from '../../use-case/duplicate/lock-pair.ts';
import type { Merged } from '../../use-case/duplicate/merge-players.ts';
import { waiverState } from '../../waiver/waiver.ts';

/** Field in which two records differ, with the choice of the answer that stays. */
export interface DifferingField {
  readonly field: MergedField;
  readonly kept: string;
  readonly gone: string;
  /** Whether the answer of the deleted record is taken over. */
  readonly isTaken: boolean;
}

/** Registration for a tournament for which both records have one. */
export interface CollidingRegistration {
  readonly id: number;
  readonly playerId: number;
  /** Team, money and waiver in a few words. */
  readonly summary: string;
  readonly stays: boolean;
}

/** Tournament for which both are registered. */
export interface CollidingTournament {
  readonly tournamentId: number;
  readonly tournament: string;
  readonly registrations: readonly CollidingRegistration[];
  /** Treatment of the money, if any was received; else null. */
  readonly money: string | null;
}

/** Preview of a merge of two records; nothing is changed. */
export interface MergePreview {
  readonly keptId: number;
  readonly goneId: number;
  /** Version of the preview: send it with the confirmation, which is refused when something has changed since. */
  readonly version: string;
  readonly fields: readonly DifferingField[];
  readonly collisions: readonly CollidingTournament[];
  /** Data that moves to the record that stays, in words. */
  readonly moves: readonly string[];
  /** Obstacles to the merge, in words; empty if there are none. */
  readonly obstacles: readonly string[];
}

/** Two records that were merged. */
export interface MergeDone {
  readonly mergeId: number;
  readonly keptId: number;
  readonly goneId: number;
}

export function mergePreview(merged: Merged): MergePreview {
  const { kept, gone, plan, version } = merged;
  const { differing, takes, collisions, obstacles } = plan;
  return {
    keptId: kept.player.id,
    goneId: gone.player.id,
    version,
    fields: differing.map((field) => ({
      field,
      kept: String(kept.player[field] ?? ''),
      gone: String(gone.player[field] ?? ''),
      isTaken: takes.includes(field),
    })),
    collisions: collisions.map((one) => colliding(one, merged)),
    moves: movesOf(merged),
    obstacles: obstacles.map((one) => translate(one)),
  };
}

function colliding({ tournamentId, stays, goes }: Collision, { tournaments, teams }: Merged): CollidingTournament {
  const shown = (one: Registration) => ({
    id: one.id,
    playerId: one.playerId,
    summary: summaryOf(one, one.teamId === null ? undefined : teams.get(one.teamId)),
    stays: one === stays,
  });
  const inOrder = [stays, goes].toSorted((one, other) => one.id - other.id);
  return {
    tournamentId,
    tournament: tournaments.get(tournamentId) ?? '',
    registrations: inOrder.map(shown),
    money: moneyOf(stays, goes),
  };
}

function summaryOf({ payment, waiver }: Registration, team: string | undefined): string {
  const received = payment.receivedCents === 0 ? payment.state : `${dollars(payment.receivedCents)} received`;
  return [team ?? 'no team', received, waiverWords[waiverState(waiver)]].join(' · ');
}

const waiverWords = {
  unsigned: 'waiver unsigned',
  claimed: 'waiver not confirmed',
  confirmed: 'waiver signed',
} as const;

function moneyOf(stays: Registration, goes: Registration): string | null {
  const carried = goes.payment.receivedCents;
  if (carried === 0) return null;
  const both = carried + stays.payment.receivedCents;
  const kept = `${dollars(carried)} of the registration that goes are entered for the one that stays`;
  if (stays.payment.receivedCents === 0) return kept;
  return `${kept}: ${dollars(both)} in all, of ${dollars(stays.payment.amountCents)} asked. What is too much can be sent back from the ledger.`;
}

function movesOf({ gone, plan, tournaments }: Merged): readonly string[] {
  const names = plan.moving.map(({ tournamentId }) => tournaments.get(tournamentId) ?? '');
  const waivers = plan.moving.filter(({ waiver }) => waiver !== null).length;
  return [
    ...some(names.length, 'registration', `: ${names.join(', ')}`),
    ...some(waivers, 'signed waiver'),
    ...some(gone.led.length, 'team led', `: ${gone.led.map(({ name }) => name).join(', ')}`, 'teams led'),
    ...relatedCounts(gone),
  ];
}

function relatedCounts({ hanging: relatedCounts }: LockedRecord): readonly string[] {
  const { goals, letters, requests, receivedCents } = relatedCounts;
  return [
    ...some(goals, 'goal'),
    ...some(letters, 'letter of a mailing', '', 'letters of mailings'),
    ...some(requests, 'request of the family', '', 'requests of the family'),
    ...(receivedCents === 0 ? [] : [`${dollars(receivedCents)} in the ledger`]),
  ];
}

function some(count: number, one: string, more = '', several = `${one}s`): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : several}${more}`];
}
