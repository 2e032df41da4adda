import { inviteEmail, inviteSms, mailtoLink, smsLink } from '../../domain/invitation/invite-text.ts';
import { feeInCents } from '../../domain/payment/fee.ts';
import button from '../kit/button.module.css';
import { useBoard } from '../site/board.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './team-share.module.css';
import { words } from './words.ts';

interface InviteWaysProps {
  readonly code: string;
  readonly team: string;
  readonly tournament: string | null;
  readonly date: string | null;
  /** Numbers the captain wants to text. */
  readonly phones?: readonly string[];
}

/** A team's invitation link, to copy, to mail from one's own program, to text from one's own phone. */
export function InviteWays({ code, team, tournament, date, phones = [] }: InviteWaysProps) {
  const { site } = useBoard();
  const link = `${window.location.origin}/invite/${code}`;
  const invite = { team, tournament, date, link, feeCents: site?.fee.cents ?? feeInCents };
  const sms = inviteSms(invite);
  return (
    <>
      <p className={styles.link}>{link}</p>
      <div className={styles.ways}>
        <CopyButton text={link} />
        <a className={button.secondary} href={mailtoLink([], inviteEmail(invite))}>
          {words.share.email}
        </a>
        <a className={button.secondary} href={smsLink([], sms)}>
          {words.share.text}
        </a>
      </div>
      {phones.length > 0 && (
        <a className={button.secondary} href={smsLink(phones, sms)}>
          {words.share.phones(phones.length)}
        </a>
      )}
    </>
  );
}
