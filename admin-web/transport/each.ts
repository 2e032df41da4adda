import type { Identifier } from 'react-admin';
import { isMissing, type RefusedRecord, SomeRefused, sentenceOf } from './failure.ts';

/** Calls for each record what is called for one, one after the other, by the same rules; a record that is gone needs nothing any more. */
export async function each(ids: readonly Identifier[], act: (id: Identifier) => Promise<unknown>) {
  const refused: RefusedRecord[] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (failure) {
      if (!isMissing(failure)) refused.push({ id, why: sentenceOf(failure) ?? 'There was no answer.' });
    }
  }
  if (refused.length > 0) throw new SomeRefused(refused);
  return { data: [...ids] };
}
