import { type ReactNode, Suspense } from 'react';
import type { ConfirmedRecord, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { detailsToShow, playerDetails } from '../../domain/rule/player/player-details.ts';
import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { showToast } from '../kit/toasts.ts';
import { RecordLinkOffer } from '../record/record-link-request.tsx';
import { words as ofRecord } from '../record/record-link-words.ts';
import { ContactCode } from './contact-code.tsx';
import { DetailRows } from './detail-rows.tsx';
import { type MailedLink, mailLink } from './player-calls.ts';
import styles from './player-details.module.css';
import { PlayerRegistrations } from './player-registrations.tsx';
import { isReadBySigner, SignBehindCode } from './sign-behind-code.tsx';
import { words } from './words.ts';

interface PlayerDetailsProps {
  readonly player: PlayerRecord | ConfirmedRecord;
  readonly onEdit: () => void;
  readonly onNewSearch: () => void;
  readonly onConfirmed: (player: PlayerRecord) => void;
  /** Called with the changed record where the page must not move. */
  readonly onChanged: (player: PlayerRecord) => void;
  /** Part for the player's signer. */
  readonly record: ReactNode;
}

/** Rest of the record: registrations, contacts, parent or guardian, and for the signer everything that is kept. */
export function PlayerDetails({ player, onEdit, onNewSearch, onConfirmed, onChanged, record }: PlayerDetailsProps) {
  const { rows } = words.id;
  const isSigner = 'isSigner' in player && player.isSigner === true;
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
      <MailedLinks player={player} />
      <SignBehindCode player={player} onConfirmed={onConfirmed} />
      <PlayerRegistrations player={player} isConfirmed={player.isConfirmed} onChange={onChanged} />
      <DetailRows
        title={words.id.contact}
        rows={[
          [rows.email, player.email],
          [rows.phone, player.phone],
          [rows.club, translateTerm(player.currentClub)],
          ...detailsToShow(player.asks, player).map(
            (name) => [playerDetails[name].label, player[name] && translateTerm(player[name])] as const,
          ),
          [rows.parent, player.parentName],
          [rows.parentEmail, player.parentEmail],
          [rows.parentPhone, player.parentPhone],
        ]}
      />
      {(isMasked(player) || (!isSigner && isReadBySigner(player))) && (
        <ContactCode player={player} lead={codeLead(player)} onConfirmed={onConfirmed} />
      )}
      {isSigner ? <Suspense>{record}</Suspense> : <RecordLinkOffer />}
    </div>
  );
}

/** Returns what the code opens: hidden contacts, and everything that is kept where the signer reads it. */
function codeLead(player: PlayerRecord): string {
  const leads = [isMasked(player) && words.id.masked, isReadBySigner(player) && ofRecord.offer.code];
  return leads.filter(Boolean).join(' ');
}

/** Returns whether the server masked the contacts. */
export function isMasked({ email }: PlayerRecord): boolean {
  return email.includes('____');
}

/** Buttons that mail a link to the address on file again: to sign the waiver, to open the captain's page. */
function MailedLinks({ player }: { readonly player: PlayerRecord }) {
  const { links } = words.id;
  const waiver = player.waiverState === 'confirmed' ? null : player.waiverState;
  if (waiver === null && !player.isCaptain) return null;
  return (
    <div className={styles.ways}>
      {waiver !== null && <MailButton label={links.waiver[waiver]} id={player.id} link="waiver-link" />}
      {player.isCaptain && <MailButton label={links.captain} id={player.id} link="captain-link" />}
    </div>
  );
}

interface MailButtonProps {
  readonly label: string;
  readonly id: number;
  readonly link: MailedLink;
}

function MailButton({ label, id, link }: MailButtonProps) {
  const { links } = words.id;
  const { isSending, send } = useSending(links.failed);
  const mail = () =>
    send(async () => {
      await mailLink(id, link);
      showToast({ tone: 'good', ...links.sent });
    });
  return (
    <button type="button" className={button.secondary} aria-disabled={isSending} onClick={mail}>
      {label}
    </button>
  );
}
