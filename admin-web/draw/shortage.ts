import { HttpError } from 'react-admin';
import { refusalOf } from '../transport/failure.ts';
import type { SuggestedChange } from './draw-plan.ts';

/** Reason why a plan cannot be played, and single changes that solve it, smallest first. */
export interface ShortageView {
  readonly sentence: string;
  readonly changes: readonly SuggestedChange[];
}

/** Reads the refusal of a plan that does not fit; returns undefined for any other failure. */
export function shortageIn(failure: unknown): ShortageView | undefined {
  if (!(failure instanceof HttpError) || failure.status !== 422) return undefined;
  const { message = '', details } = refusalOf(failure);
  const shortage = details as { readonly suggestion?: unknown; readonly alternatives?: readonly unknown[] } | undefined;
  const changes = [shortage?.suggestion, ...(shortage?.alternatives ?? [])].filter(isChange);
  return { sentence: message, changes };
}

function isChange(change: unknown): change is SuggestedChange {
  return typeof change === 'object' && change !== null && 'setting' in change && 'sentence' in change;
}
