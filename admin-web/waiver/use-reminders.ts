import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import type { WaiversMeant } from '../transport/waiver-calls.ts';
import { words } from './words.ts';

/** Sends the links, and says how many went out. */
export function useReminders(after: () => void) {
  const provider = useProvider();
  return useChange((meant: WaiversMeant) => provider.remindOfWaivers(meant), {
    done: (_, { sent }) => words.remind.done(sent),
    about: () => words.remind.others,
    failed: words.remind.failed,
    after,
  });
}
