import { inviteEmail, inviteSms, mailtoLink, smsLink } from '../../domain/invitation/invite-text.ts';
import { feeInCents } from '../../domain/payment/fee.ts';
import type { TeamCreation } from '../registration/outcome.ts';
import button from '../site/button.module.css';
import { useBoard } from '../tournament/board.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './team-share.module.css';
import { words } from './words.ts';

interface TeamShareProps {
  readonly created: TeamCreation;
}

/** The invitation link of a new team, with the ways to hand it on. */
export function TeamShare({ created }: TeamShareProps) {
  const board = useBoard();
  const { team, tournament, phones, invitedEmails } = created;
  const date = board.tournaments?.find(({ id }) => id === created.tournamentId)?.date ?? null;
  const link = `${window.location.origin}/invite/${created.invitationCode}`;
  const invite = { team, tournament, date, link, feeCents: board.site?.fee.cents ?? feeInCents };
  const sms = inviteSms(invite);
  return (
    <section className={styles.share} aria-label={words.share.title}>
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
      {invitedEmails.length > 0 && <p>{words.share.mailed(invitedEmails.length)}</p>}
      {created.areInvitationsLost && <p className={styles.lost}>{words.share.lost}</p>}
      {phones.length > 0 && (
        <a className={button.secondary} href={smsLink(phones, sms)}>
          {words.share.phones(phones.length)}
        </a>
      )}
    </section>
  );
}
