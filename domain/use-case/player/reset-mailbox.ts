import { email } from '../../form/email.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import type { Player } from '../../player/player.ts';
import { guardedChange } from '../../player/player-change.ts';
import { type ChangingPorts, endTrust, followMailbox, tellOrganizersChange } from './guarded-change.ts';
import { heldPlayer, keepPlayer } from './keep-player.ts';

/** What an organizer says who gives a player another mailbox. */
export const mailboxReset = form({
  email: email('New email', 'Please enter a valid email address'),
  reason: text({
    label: 'Reason',
    missing: 'Please say how you know that the family asks for it',
    max: [200, 'Reason must be less than 200 characters'],
  }),
});

export type MailboxReset = Answers<typeof mailboxReset>;

/** A family has lost its mailbox: an organizer gives it another one, and everybody's trust with the player ends. */
export class ResetMailbox {
  constructor(private readonly ports: ChangingPorts) {}

  async run(asked: { readonly id: number; readonly answers: MailboxReset }): Promise<Player> {
    const { audit } = this.ports;
    const { email: address, reason } = asked.answers;
    const before = await heldPlayer(this.ports, asked.id);
    const after = { ...before, email: address };
    const change = guardedChange(before, after);
    if (change !== undefined) {
      await keepPlayer(this.ports, after);
      await followMailbox(this.ports, before, after);
      await tellOrganizersChange(this.ports, before, change);
    }
    await endTrust(this.ports, after);
    const told = { from: { email: before.email }, to: { email: address, reason } };
    await audit.note({ thing: 'player', recordId: before.id, what: 'mailbox reset', ...told });
    return after;
  }
}
