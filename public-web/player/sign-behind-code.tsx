import { useNavigate } from 'react-router';
import type { ConfirmedRecord, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { signersAddress } from '../../domain/rule/waiver/waiver.ts';
import { circumstancesNow } from '../form/form-values.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { ContactCode } from './contact-code.tsx';
import styles from './player-details.module.css';
import { words } from './words.ts';

interface SignBehindCodeProps {
  readonly player: PlayerRecord | ConfirmedRecord;
  readonly onConfirmed: (player: ConfirmedRecord) => void;
}

/** Way to a waiver to be signed or confirmed: behind the code from the mailbox on file, if the signer reads there. */
export function SignBehindCode({ player, onConfirmed }: SignBehindCodeProps) {
  const navigate = useNavigate();
  const { waiverState: state } = player;
  if (state === null || state === 'confirmed') return null;
  const { lead, send, open } = words.id.behindCode;
  if ('sealedWaiver' in player) {
    if (player.sealedWaiver === null) return null;
    return (
      <div className={styles.ways}>
        <Link to={pathOf(player.sealedWaiver)} className={button.primary}>
          {open}
        </Link>
      </div>
    );
  }
  if (!isReadBySigner(player)) return null;
  const onProved = (record: ConfirmedRecord) => {
    if (record.sealedWaiver === null) onConfirmed(record);
    else navigate(pathOf(record.sealedWaiver));
  };
  const labels = { send: send[state], confirm: open };
  return <ContactCode player={player} lead={lead[state]} labels={labels} onConfirmed={onProved} />;
}

const pathOf = (sealed: string) => `/waiver/${encodeURIComponent(sealed)}`;

/** Returns whether the signer reads the mailbox of the code; equal addresses are masked alike. */
export function isReadBySigner(player: PlayerRecord): boolean {
  const signers = signersAddress(player, circumstancesNow().year);
  return player.email !== '' && signers.toLowerCase() === player.email.toLowerCase();
}
