import type { ConfirmedRecord } from '../../domain/answer/player/confirmed-record.ts';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import type { PaymentReceipt } from '../../domain/answer/registration/receipts.ts';
import { playerIdPaymentOptions } from '../../domain/payment/payment-method.ts';
import { detailsShown, playerDetails } from '../../domain/player/player-details.ts';
import button from '../kit/button.module.css';
import { AmountDue } from '../payment/amount-due.tsx';

import { ContactCode } from './contact-code.tsx';
import { MailedLinks } from './mailed-links.tsx';
import { OtherContact } from './other-contact.tsx';
import { PendingChange } from './pending-change.tsx';

import styles from './player-details.module.css';
import { words } from './words.ts';

interface PlayerDetailsProps {
  readonly player: PlayerRecord | ConfirmedRecord;
  readonly onEdit: () => void;
  readonly onNewSearch: () => void;
  readonly onConfirmed: (player: ConfirmedRecord) => void;
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** Everything else on file: the registration, the contacts, the parent or guardian. */
export function PlayerDetails({ player, onEdit, onNewSearch, onConfirmed }: PlayerDetailsProps) {
  const { rows } = words.id;
  const due = paymentDue(player);
  const other = 'otherContact' in player ? player.otherContact : null;
  return (
    <div className={styles.details}>
      <div className={styles.ways}>
        <button type="button" className={button.primary} onClick={onEdit}>
          {words.id.edit}
        </button>
        <button type="button" className={button.secondary} onClick={onNewSearch}>
          {words.id.newSearch}
        </button>
      </div>
      {player.pending !== null && <PendingChange player={player} pending={player.pending} onConfirmed={onConfirmed} />}
      <MailedLinks player={player} />
      {due !== undefined && <AmountDue payment={due} />}
      <Rows
        title={words.id.registration}
        rows={[
          [
            rows.registered,
            player.registrationDate === null ? null : inWords.format(new Date(player.registrationDate)),
          ],
          [rows.method, methodInWords(player.paymentMethod)],
        ]}
      />
      <Rows
        title={words.id.contact}
        rows={[
          [rows.email, player.email],
          [rows.phone, player.phone],
          [rows.club, player.currentClub],
          ...detailsShown(player.asks, player).map((name) => [playerDetails[name].label, player[name]] as const),
          [rows.parent, player.parentName],
          [rows.parentEmail, player.parentEmail],
          [rows.parentPhone, player.parentPhone],
        ]}
      />
      {player.pending === null && isMasked(player) && (
        <ContactCode player={player} lead={words.id.masked} onConfirmed={onConfirmed} />
      )}
      {other !== null && <OtherContact id={player.id} contact={other} onChosen={onConfirmed} />}
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string | null])[];
}

function Rows({ title, rows }: RowsProps) {
  return (
    <section className={styles.rows}>
      <h2>{title}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? words.id.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What is still owed for the registration shown, if anything. */
function paymentDue(player: PlayerRecord): PaymentReceipt | undefined {
  const { amountCents, paymentReference: reference, paymentMethod: method, paymentConfirmed } = player;
  if (paymentConfirmed || amountCents === null || reference === null) return undefined;
  return { amountCents, reference, method };
}

/** Whether the server held a part of the contacts back. */
export function isMasked({ email }: PlayerRecord): boolean {
  return email.includes('____');
}

function methodInWords(method: string | null): string | null {
  return playerIdPaymentOptions.find(({ value }) => value === method)?.label ?? method;
}
