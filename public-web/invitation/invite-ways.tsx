import { inviteSms, smsLink } from '../../domain/rule/invitation/invite-text.ts';
import { feeInCents } from '../../domain/rule/payment/fee.ts';
import type { Prices } from '../../domain/rule/tournament/prices.ts';
import button from '../kit/button.module.css';
import { writtenDate } from '../kit/written.ts';
import { currentPrice } from '../payment/current-price.ts';
import { useBoard } from '../site/board.ts';
import { words } from './invite-words.ts';
import { ShareWays } from './share-ways.tsx';
import styles from './team-share.module.css';

interface InviteWaysProps {
  readonly code: string;
  readonly team: string;
  readonly tournament: string | null;
  readonly date: string | null;
  readonly prices: Prices | undefined;
  /** Addresses that the captain wants to write to. */
  readonly emails?: readonly string[];
  /** Phone numbers that the captain wants to text. */
  readonly phones?: readonly string[];
}

/** Invitation link of a team, to copy, to mail from the captain's own program, or to text from the captain's phone. */
export function InviteWays({ code, team, tournament, date, prices, emails = [], phones = [] }: InviteWaysProps) {
  const { site } = useBoard();
  const link = `${window.location.origin}/invite/${code}`;
  const day = date === null ? null : writtenDate(date);
  const { cents: feeCents, early } = currentPrice(prices, site?.fee.cents ?? feeInCents);
  const invite = { team, tournament, date: day, link, feeCents, early };
  const sms = inviteSms(invite);
  return (
    <>
      <p className={styles.link}>{link}</p>
      <ShareWays invite={invite} emails={emails} />
      {phones.length > 0 && (
        <a className={button.secondary} href={smsLink(phones, sms)}>
          {words.share.phones(phones.length)}
        </a>
      )}
    </>
  );
}
