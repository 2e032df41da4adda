import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Given } from '../../port/ports.ts';
import { legibleAlphabet } from '../../secret/legible-alphabet.ts';
import { type Account, addressDays, foldedAddress, isAddressOfAnother, noSuchAccount } from '../../session/account.ts';
import { confirmAddressLetter } from './account-letters.ts';
import type { InvitingPorts } from './invitation-to-account.ts';

const secretLength = 28;
const day = 24 * 60 * 60 * 1000;

/** Organizer and a new address, or the present one, which cancels a pending change. */
interface WantedAddress {
  readonly id: number;
  readonly email: string;
  /** Whether letters are delivered; otherwise nobody could open one, and the signed-in organizer's word is enough. */
  readonly isMailed: boolean;
}

/** Changes an organizer's address: a letter goes there, and nothing changes until it is opened. */
export class ChangeOwnAddress {
  constructor(private readonly ports: InvitingPorts & Given) {}

  async run({ id, email, isMailed }: WantedAddress): Promise<void> {
    const accounts = await this.ports.accounts.lockAll();
    const account = accounts.find((one) => one.id === id);
    if (account === undefined) throw noSuchAccount();
    if (isAddressOfAnother(accounts, id, email)) throw new AnswersRefused({ email: 'This address has an account' });
    if (foldedAddress(account.email) === email) return this.stay(account);
    await (isMailed ? this.ask(account, email) : this.take(account, email));
  }

  private async ask(account: Account, email: string): Promise<void> {
    const { accounts, outbox, links, seal, secrets, clock } = this.ports;
    const secret = secrets.draw(legibleAlphabet, secretLength);
    const until = new Date(clock.now().getTime() + addressDays * day);
    const addressChange = { email, mark: seal.mark(secret), until };
    await accounts.save({ ...account, addressChange });
    await outbox.post(confirmAddressLetter(account, addressChange, links.organizerAddress(secret)));
    await this.note(account, 'address asked for', { to: { email } });
  }

  private async take(account: Account, email: string): Promise<void> {
    await this.ports.accounts.save({ ...account, email, addressChange: null });
    const told = { from: { email: account.email }, to: { email } };
    await this.note(account, 'address changed without a letter', told);
  }

  /** Cancels a pending change where the present address is asked for. */
  private async stay(account: Account): Promise<void> {
    if (account.addressChange === null) return;
    await this.ports.accounts.save({ ...account, addressChange: null });
    await this.note(account, 'address kept', { from: { email: account.addressChange.email } });
  }

  private async note({ id }: Account, what: string, told: { readonly from?: object; readonly to?: object }) {
    await this.ports.audit.note({ thing: 'organizer', recordId: id, what, ...told });
  }
}
