import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import { showToast } from '../kit/toasts.ts';
import { type MailedLink, mailLink } from './player-calls.ts';
import styles from './player-details.module.css';
import { words } from './words.ts';

/** Buttons that mail a link to the address on file again: to sign the waiver, to open the captain's page. */
export function MailedLinks({ player }: { readonly player: PlayerRecord }) {
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
