import { useChange } from '../kit/use-change.ts';
import { type WaiversMeant, waiverCalls } from './waiver-calls.ts';
import { words } from './words.ts';

/** Sends the links, and says how many went out. */
export function useReminders(after: () => void) {
  return useChange((meant: WaiversMeant) => waiverCalls.remind(meant), {
    done: (_, { sent }) => words.remind.done(sent),
    about: () => words.remind.others,
    failed: words.remind.failed,
    after,
  });
}
