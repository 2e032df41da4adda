import { optional } from '../../rule/form/field.ts';
import { text } from '../../rule/form/text.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/** Field with the mark of the preview that the organizer has seen; without one, whatever follows is accepted. */
export const previewMark = optional(text({ label: 'Mark', max: [100, 'Mark must be less than 100 characters'] }));

/** Refuses consequences other than those of the preview that the organizer has seen. */
export function refuseUnseen(seen: string | null, mark: string): void {
  if (seen !== null && seen !== mark) throw changedSince();
}

const changedSince = () =>
  new Refusal('conflict', 'The tournament has changed since you looked: look at the preview again');
