import { useState } from 'react';
import {
  type Invite,
  inviteLine,
  inviteSms,
  mailtoLink,
  smsLink,
  whatsAppLink,
} from '../../domain/invitation/invite-text.ts';
import button from '../kit/button.module.css';
import { CopyButton } from './copy-button.tsx';
import { inviteMail } from './invite-mail.ts';
import { words } from './invite-words.ts';
import { hasShareSheet, openShareSheet } from './native-share.ts';
import styles from './team-share.module.css';

/** Buttons to share an invitation: the phone's share sheet if there is one, else WhatsApp and a text. */
export function ShareWays({ invite }: { readonly invite: Invite }) {
  const [isRefused, setRefused] = useState(false);
  const { subject: title } = inviteMail(invite);
  const shared = { title, text: inviteLine(invite), url: invite.link };
  const sms = inviteSms(invite);
  const hasSheet = !isRefused && hasShareSheet(shared);
  const share = async () => setRefused(!(await openShareSheet(shared)));
  return (
    <div className={styles.ways}>
      {hasSheet && (
        <button type="button" className={button.primary} onClick={share}>
          {words.share.share}
        </button>
      )}
      <CopyButton text={invite.link} />
      <a className={button.secondary} href={mailtoLink([], inviteMail(invite))}>
        {words.share.email}
      </a>
      {!hasSheet && (
        <>
          <a className={button.secondary} href={whatsAppLink(sms)} target="_blank" rel="noreferrer">
            {words.share.whatsApp}
          </a>
          <a className={button.secondary} href={smsLink([], sms)}>
            {words.share.text}
          </a>
        </>
      )}
    </div>
  );
}
