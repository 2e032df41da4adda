import { useRecordContext } from 'react-admin';
import { waiverStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import type { WaiverState } from '../../domain/rule/waiver/waiver.ts';
import { Badge } from '../kit/badge.tsx';

export const waiverLabel = 'Waiver';

const tones = { unsigned: 'alarm', claimed: 'quiet', confirmed: 'good' } as const;

/** Badge of a waiver: unsigned, claimed by the person who filled in the form, or signed. */
export function WaiverBadge({ state }: { readonly state: WaiverState }) {
  return <Badge tone={tones[state]}>{waiverStateLabels[state]}</Badge>;
}

/** Badge of the current record's waiver; nothing without a registration. */
export function WaiverStateBadge() {
  const state = useRecordContext<{ readonly id: number; readonly waiverState: WaiverState | null }>()?.waiverState;
  return state === undefined || state === null ? null : <WaiverBadge state={state} />;
}
