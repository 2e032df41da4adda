import type { Phrase } from '../language/sentence.ts';
import { owedCents } from '../payment/payment.ts';
import type { Team } from '../team/team.ts';
import { waiverState } from '../waiver/waiver.ts';
import type { Registration } from './registration.ts';

/** Steps of a family after registering: the waiver counts once it is confirmed, the fee is paid, and a captain fills the team by its link. */
export const checklistSteps = ['sign-waiver', 'confirm-waiver', 'pay', 'share-link'] as const;

type ChecklistStep = (typeof checklistSteps)[number];

/** Step of the checklist, and whether it is done. */
export interface ChecklistEntry {
  readonly step: ChecklistStep;
  readonly isDone: boolean;
}

/** Texts of the steps. */
export const stepWords: Readonly<Record<ChecklistStep, Phrase>> = {
  'sign-waiver': 'Sign the waiver',
  'confirm-waiver': 'Confirm the waiver',
  pay: 'Pay',
  'share-link': 'Fill your team',
};

type Registered = Pick<Registration, 'playerId' | 'waiver' | 'payment'>;

/** Returns the checklist of a registration, as the success dialog, the letter and the Player ID page show it. */
export function checklistOf(registration: Registered, team: Team | null): readonly ChecklistEntry[] {
  const waiver = waiverState(registration.waiver);
  return [
    { step: waiver === 'unsigned' ? 'sign-waiver' : 'confirm-waiver', isDone: waiver === 'confirmed' },
    ...payment(registration),
    ...sharing(registration, team),
  ];
}

/** Returns the payment step; none where nothing is asked: the tournament is free, or the team waits for a place. */
function payment({ payment: asked }: Registered): readonly ChecklistEntry[] {
  return asked.amountCents === 0 ? [] : [{ step: 'pay', isDone: owedCents(asked) === 0 }];
}

function sharing({ playerId }: Registered, team: Team | null): readonly ChecklistEntry[] {
  if (team === null || team.captainId !== playerId || team.waitlistedAt !== null) return [];
  return [{ step: 'share-link', isDone: team.currentPlayers >= team.maxPlayers }];
}
