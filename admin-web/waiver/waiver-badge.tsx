import { useRecordContext } from 'react-admin';
import { waiverStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import type { WaiverState } from '../../domain/waiver/waiver.ts';
import { Badge } from '../kit/badge.tsx';

export const waiverLabel = 'Waiver';

const tones = { unsigned: 'alarm', claimed: 'quiet', confirmed: 'good' } as const;

/** Whether a waiver is unsigned, claimed by whoever filled in the form, or signed for certain. */
export function WaiverBadge({ state }: { readonly state: WaiverState }) {
  return <Badge tone={tones[state]}>{waiverStateLabels[state]}</Badge>;
}

/** The same of the record around; nothing where there is no registration. */
export function WaiverShown() {
  const state = useRecordContext<{ readonly id: number; readonly waiverState: WaiverState | null }>()?.waiverState;
  return state === undefined || state === null ? null : <WaiverBadge state={state} />;
}
