import type { Player } from '../../player/player.ts';
import { isWrittenBy, mailboxesOf } from '../../player/player-change.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Refuses to send codes and links to an unconfirmed address that the requesting session wrote itself. */
export async function refuseOwnAddress(
  { playerChanges, mailboxes }: Needs<'playerChanges' | 'mailboxes'>,
  player: Player,
  sessionId: string,
): Promise<void> {
  const asked = await playerChanges.ofPlayer(player.id);
  for (const address of mailboxesOf(player).filter((one) => isWrittenBy(sessionId, one, asked))) {
    if ((await mailboxes.confirmedAt(address)) === undefined) throw writtenHere();
  }
}

function writtenHere(): Refusal {
  return new Refusal(
    'conflict',
    'This address was written here a moment ago. Please open the page in another browser, or come back tomorrow.',
  );
}
