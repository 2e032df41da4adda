import { useState } from 'react';
import {
  type Invite,
  inviteLine,
  inviteSms,
  mailtoLink,
  smsLink,
  whatsAppLink,
} from '../../domain/rule/invitation/invite-text.ts';
import button from '../kit/button.module.css';
import { copyText } from '../kit/copy-text.ts';
import { showToast } from '../kit/toasts.ts';
import { inviteMail } from './invite-mail.ts';
import { words } from './invite-words.ts';
import styles from './team-share.module.css';

interface ShareWaysProps {
  readonly invite: Invite;
  /** Recipients of an email from the captain's own program. */
  readonly emails: readonly string[];
}

/** Buttons to share an invitation: the phone's share sheet if there is one, else WhatsApp and a text. */
export function ShareWays({ invite, emails }: ShareWaysProps) {
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
      <a className={button.secondary} href={mailtoLink(emails, inviteMail(invite))}>
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

/** Button that copies a text and reports success or failure. */
function CopyButton({ text }: { readonly text: string }) {
  const copy = async () => {
    try {
      await copyText(text);
      showToast({ tone: 'good', ...words.share.copied });
    } catch {
      showToast({ tone: 'alarm', ...words.share.failed });
    }
  };
  return (
    <button type="button" className={button.primary} onClick={copy}>
      {words.share.copy}
    </button>
  );
}

/** Data for a phone's share sheet. */
interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Returns whether this browser can open the share sheet. */
function hasShareSheet(shared: Shared): boolean {
  const { share, canShare }: Partial<Pick<Navigator, 'share' | 'canShare'>> = navigator;
  return typeof share === 'function' && (canShare?.call(navigator, shared) ?? true);
}

/** Opens the share sheet; returns false if the browser refuses, as inside other apps. Closing the sheet counts as success. */
async function openShareSheet(shared: Shared): Promise<boolean> {
  try {
    await navigator.share(shared);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}
