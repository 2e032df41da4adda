import { type Loss, paidFor } from '../../registration/loss.ts';

/** One of the records chosen for deletion: what goes with it, or why it stays. */
export interface ChosenForDeletion {
  readonly id: number;
  readonly name: string;
  /** Who leads it, where it is a team. */
  readonly captain: string | null;
  /** How many registrations go with it; of a team those whose players become free agents. */
  readonly registrations: number;
  /** What was paid for these registrations, in US cents. */
  readonly paidCents: number;
  /** The teams that lose their captain. */
  readonly leaderless: readonly string[];
  /** How many are told by mail. */
  readonly told: number;
  /** A team with games is withdrawn and stays on file. */
  readonly withdrawn: boolean;
  /** Why it stays, in a sentence; null where it goes. */
  readonly stays: string | null;
}

/** What follows when the chosen records are deleted, each by the rules by which it is deleted alone. */
export interface DeletionPreview {
  /** Those that are on file still, in the order in which they were chosen. */
  readonly records: readonly ChosenForDeletion[];
}

export function deletionPreview(losses: readonly Loss[]): DeletionPreview {
  return { records: losses.map(chosenForDeletion) };
}

function chosenForDeletion({ id, name, captain, registrations, leaderless, told, isWithdrawn, refusal }: Loss) {
  return {
    id,
    name,
    captain: captain ?? null,
    registrations: registrations.length,
    paidCents: paidFor(registrations),
    leaderless,
    told,
    withdrawn: isWithdrawn,
    stays: refusal?.message ?? null,
  };
}
