import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { detailsToShow, playerDetails } from '../../domain/player/player-details.ts';
import button from '../kit/button.module.css';
import { translateTerm } from '../kit/server-terms.ts';
import { ContactCode } from './contact-code.tsx';
import { DetailRows } from './detail-rows.tsx';
import { MailedLinks } from './mailed-links.tsx';
import styles from './player-details.module.css';
import { PlayerRegistrations } from './player-registrations.tsx';
import { SignBehindCode } from './sign-behind-code.tsx';
import { words } from './words.ts';

interface PlayerDetailsProps {
  readonly player: PlayerRecord;
  readonly onEdit: () => void;
  readonly onNewSearch: () => void;
  readonly onConfirmed: (player: PlayerRecord) => void;
}

/** Rest of the record: registrations, contacts, parent or guardian. */
export function PlayerDetails({ player, onEdit, onNewSearch, onConfirmed }: PlayerDetailsProps) {
  const { rows } = words.id;
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
      <PlayerRegistrations player={player} isConfirmed={player.isConfirmed} onChange={onConfirmed} />
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
      {isMasked(player) && <ContactCode player={player} lead={words.id.masked} onConfirmed={onConfirmed} />}
    </div>
  );
}

/** Returns whether the server masked the contacts. */
export function isMasked({ email }: PlayerRecord): boolean {
  return email.includes('____');
}
