import { type Loss, paidFor } from '../../rule/registration/loss.ts';

/** Consequences of deleting one of the selected records, or the reason why it stays. */
export interface ChosenForDeletion {
  readonly id: number;
  readonly name: string;
  /** Name of the captain, if it is a team. */
  readonly captain: string | null;
  /** Number of registrations deleted with it; for a team, of those whose players become free agents. */
  readonly registrations: number;
  /** Amount paid for these registrations, in US cents. */
  readonly paidCents: number;
  /** Number of signed waivers that are lost, and of goals that lose their scorer. */
  readonly waivers: number;
  readonly goals: number;
  /** Teams that lose their captain. */
  readonly leaderless: readonly string[];
  /** Number of people who are notified by mail. */
  readonly told: number;
  /** Whether the team has games, so that it is withdrawn and stays on file. */
  readonly withdrawn: boolean;
  /** Reason why it stays, in a sentence; null when it is deleted. */
  readonly stays: string | null;
}

/** Consequences of deleting the selected records, each by the rules of a single deletion. */
export interface DeletionPreview {
  /** Records that are still on file, in the order of selection. */
  readonly records: readonly ChosenForDeletion[];
}

export function deletionPreview(losses: readonly Loss[]): DeletionPreview {
  return { records: losses.map(chosenForDeletion) };
}

function chosenForDeletion({ id, name, captain, registrations, isWithdrawn, refusal, ...loss }: Loss) {
  const { waivers, goals, leaderless, told } = loss;
  return {
    id,
    name,
    captain: captain ?? null,
    registrations: registrations.length,
    paidCents: paidFor(registrations),
    waivers,
    goals,
    leaderless,
    told,
    withdrawn: isWithdrawn,
    stays: refusal?.message ?? null,
  };
}

/** Deleted registration. */
export interface DeletedRegistration {
  readonly id: number;
  readonly playerId: number;
  readonly tournamentId: number;
}
